// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isEntryCount = validate21;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.count === void 0 && (missing0 = "count")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.count !== void 0) {
          let data0 = data.count;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate21.at = instancePath + "/count";
            return false;
          }
          if (errors === _errs1) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 0 || isNaN(data0)) {
                validate21.at = instancePath + "/count";
                return false;
              }
            }
          }
        }
      }
    } else {
      validate21.at = instancePath;
      return false;
    }
  }
  return errors === 0;
}
isEntryCount.removable = [];
export {
  isEntryCount
};
