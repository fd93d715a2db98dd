/** First names by sex; with the invented family names below they belong to nobody. */
export const FIRST_NAMES = {
  F: [
    'Adelie', 'Brisa', 'Celestine', 'Dahlia', 'Elowen', 'Fiora', 'Ginevra', 'Halia', 'Isolde', 'Juniper', 'Kalista',
    'Liora', 'Maristela', 'Nerissa', 'Oriana', 'Petra', 'Quilla', 'Rosalba', 'Seraphine', 'Thessaly', 'Undine',
    'Vesper', 'Wrenna', 'Xanthe', 'Ysolde', 'Zelie', 'Amarine', 'Belisande', 'Corisande', 'Delphina',
  ],
  M: [
    'Alaric', 'Bastian', 'Caspian', 'Dorian', 'Evander', 'Florian', 'Gideon', 'Hadrian', 'Ismar', 'Jorah', 'Kellan',
    'Lucan', 'Matthis', 'Nikandr', 'Oberon', 'Percival', 'Quentin', 'Ruvan', 'Silvan', 'Tavish',
  ],
  X: ['Ashlin', 'Briar', 'Cove', 'Darrow', 'Ember', 'Fable', 'Indigo', 'Lark', 'Onyx', 'Sage', 'Tamsin', 'Vale'],
} as const;

export const FAMILY_NAMES = [
  'Varrowmere', 'Quillane', 'Estermond', 'Halcyra', 'Brightwold', 'Corvanna', 'Dellacroce-Finn', 'Evenwood', 'Fairloch',
  'Grisante', 'Hollowell', 'Ilvermoor', 'Jasperine', 'Kestrane', 'Lorravine', 'Marchetta', 'Nightingall', 'Ostrava-Lune',
  'Pellafine', 'Quorrin', 'Ravenscar', 'Silverane', 'Tallowby', 'Umbrelle', 'Vantorre', 'Wexcombe', 'Yarrowdale',
  'Zephyrine', 'Amberlane', 'Bellorio', 'Castellume', 'Duskwyn', 'Emberline', 'Fontaquel', 'Glasswater', 'Harrowick',
  'Inverlace', 'Junewater', 'Kingsember', 'Lanternby',
] as const;

export const BIRTHPLACES = [
  'Lisbon, Portugal', 'Trieste, Italy', 'Ghent, Belgium', 'Valparaíso, Chile', 'Halifax, Canada', 'Tartu, Estonia',
  'Marseille, France', 'Savannah, United States', 'Cádiz, Spain', 'Bergen, Norway', 'Brno, Czechia', 'Hobart, Australia',
] as const;

/** Sentences of a biography; `{name}` is the first name. */
export const BIOGRAPHIES = [
  ['{name} came to the screen from the theatre', 'Trained as a dancer, {name} found the camera by accident', '{name} began behind the camera, as a focus puller', 'A reader first and a performer second, {name} chooses scripts slowly'],
  ['and still prefers the long take to the quick cut.', 'and brings a stage artist\'s patience to every scene.', 'and is known on set for arriving first and leaving last.', 'and has worked with nearly every director of the network.'],
  ['Away from work there are vintage cameras to repair.', 'Off screen: cold-water swimming and very long novels.', 'Between films, a small ceramics studio takes over.', 'In the off season, the mountains call.'],
] as const;
