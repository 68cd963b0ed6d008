// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isStatementUndone = validate21;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.removed === void 0 && (missing0 = "removed")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.removed !== void 0) {
          let data0 = data.removed;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate21.at = instancePath + "/removed";
            return false;
          }
          if (errors === _errs1) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 0 || isNaN(data0)) {
                validate21.at = instancePath + "/removed";
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
isStatementUndone.removable = [];
export {
  isStatementUndone
};
