// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isAccount = validate21;
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
          if (typeof data.name !== "string") {
            validate21.at = instancePath + "/name";
            return false;
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
isAccount.removable = [];
export {
  isAccount
};
