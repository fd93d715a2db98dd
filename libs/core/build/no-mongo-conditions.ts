/**
 * What takes the place of `@ucast/mongo2js` in a browser's bundle. CASL makes a matcher of MongoDB's conditions out of it
 * for whoever brings none; libs/access brings its own, so that the eleven kilobytes would never run (decision 0067).
 */
const operator = {};

export {
  operator as $all,
  operator as $elemMatch,
  operator as $eq,
  operator as $exists,
  operator as $gt,
  operator as $gte,
  operator as $in,
  operator as $lt,
  operator as $lte,
  operator as $ne,
  operator as $nin,
  operator as $options,
  operator as $regex,
  operator as $size,
  operator as all,
  operator as and,
  operator as elemMatch,
  operator as eq,
  operator as exists,
  operator as gt,
  operator as gte,
  operator as lt,
  operator as lte,
  operator as ne,
  operator as nin,
  operator as regex,
  operator as size,
  operator as within,
};

/** @throws always, when it is asked to match: a rule of libs/access is matched by libs/access */
export function createFactory(): () => never {
  return () => {
    throw new Error('Conditions are matched by libs/access/conditions.ts.');
  };
}
