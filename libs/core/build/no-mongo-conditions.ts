/**
 * Replaces `@ucast/mongo2js` in a browser's bundle. CASL builds its default matcher of MongoDB conditions from it;
 * libs/access has its own matcher, so those eleven kilobytes would never run (decision 0067).
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

/** @throws always, when it is called: rules of libs/access are matched by libs/access */
export function createFactory(): () => never {
  return () => {
    throw new Error('Conditions are matched by libs/access/conditions.ts.');
  };
}
