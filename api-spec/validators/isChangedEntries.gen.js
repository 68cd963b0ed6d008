// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isChangedEntries = validate21;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.entries === void 0 && (missing0 = "entries")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.entries !== void 0) {
          let data0 = data.entries;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                const _errs3 = errors;
                if (errors === _errs3) {
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    let missing1;
                    if (data1.id === void 0 && (missing1 = "id") || data1.version === void 0 && (missing1 = "version")) {
                      validate21.at = instancePath + "/entries/" + i0;
                      return false;
                    } else {
                      if (data1.id !== void 0) {
                        let data2 = data1.id;
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (typeof data2 === "string") {
                            if (data2.length < 1) {
                              validate21.at = instancePath + "/entries/" + i0 + "/id";
                              return false;
                            }
                          } else {
                            validate21.at = instancePath + "/entries/" + i0 + "/id";
                            return false;
                          }
                        }
                        var valid2 = _errs5 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.version !== void 0) {
                          let data3 = data1.version;
                          const _errs7 = errors;
                          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                            validate21.at = instancePath + "/entries/" + i0 + "/version";
                            return false;
                          }
                          if (errors === _errs7) {
                            if (typeof data3 == "number" && isFinite(data3)) {
                              if (data3 < 1 || isNaN(data3)) {
                                validate21.at = instancePath + "/entries/" + i0 + "/version";
                                return false;
                              }
                            }
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  } else {
                    validate21.at = instancePath + "/entries/" + i0;
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate21.at = instancePath + "/entries";
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
isChangedEntries.removable = ["/entries/*"];
export {
  isChangedEntries
};
