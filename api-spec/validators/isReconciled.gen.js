// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isReconciled = validate21;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.lines === void 0 && (missing0 = "lines")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.lines !== void 0) {
          let data0 = data.lines;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                const _errs3 = errors;
                if (errors === _errs3) {
                  if (typeof data1 === "string") {
                    if (data1.length < 1) {
                      validate21.at = instancePath + "/lines/" + i0;
                      return false;
                    }
                  } else {
                    validate21.at = instancePath + "/lines/" + i0;
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate21.at = instancePath + "/lines";
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
isReconciled.removable = ["/lines/*"];
export {
  isReconciled
};
