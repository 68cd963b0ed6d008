// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isPasswordLink = validate21;
var pattern4 = new RegExp("^[\\w-]{22,200}$", "u");
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.secret === void 0 && (missing0 = "secret") || data.expiresAt === void 0 && (missing0 = "expiresAt")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.secret !== void 0) {
          let data0 = data.secret;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (!pattern4.test(data0)) {
                validate21.at = instancePath + "/secret";
                return false;
              }
            } else {
              validate21.at = instancePath + "/secret";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.expiresAt !== void 0) {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (errors === _errs3) {
                if (!(typeof data.expiresAt === "string")) {
                  validate21.at = instancePath + "/expiresAt";
                  return false;
                }
              }
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
isPasswordLink.removable = [];
export {
  isPasswordLink
};
