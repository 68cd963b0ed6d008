// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isAddedEntries = validate21;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ids === void 0 && (missing0 = "ids")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.ids !== void 0) {
          let data0 = data.ids;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs3 = errors;
                if (typeof data0[i0] !== "string") {
                  validate21.at = instancePath + "/ids/" + i0;
                  return false;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate21.at = instancePath + "/ids";
              return false;
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
isAddedEntries.removable = ["/ids/*"];
export {
  isAddedEntries
};
