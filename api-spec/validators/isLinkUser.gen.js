// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isLinkUser = validate21;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.name !== void 0) {
          const _errs1 = errors;
          if (typeof data.name !== "string") {
            validate21.at = instancePath + "/name";
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.company !== void 0) {
            const _errs3 = errors;
            if (typeof data.company !== "string") {
              validate21.at = instancePath + "/company";
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
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
isLinkUser.removable = ["/company"];
export {
  isLinkUser
};
