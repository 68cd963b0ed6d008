// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isSetupState = validate21;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.isOpen === void 0 && (missing0 = "isOpen")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.isOpen !== void 0) {
          const _errs1 = errors;
          if (typeof data.isOpen !== "boolean") {
            validate21.at = instancePath + "/isOpen";
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.timeZones !== void 0) {
            let data1 = data.timeZones;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (Array.isArray(data1)) {
                var valid1 = true;
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data2 = data1[i0];
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                      let missing1;
                      if (data2.id === void 0 && (missing1 = "id") || data2.title === void 0 && (missing1 = "title")) {
                        validate21.at = instancePath + "/timeZones/" + i0;
                        return false;
                      } else {
                        if (data2.id !== void 0) {
                          let data3 = data2.id;
                          const _errs7 = errors;
                          if (errors === _errs7) {
                            if (typeof data3 === "string") {
                              if (data3.length < 1) {
                                validate21.at = instancePath + "/timeZones/" + i0 + "/id";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/timeZones/" + i0 + "/id";
                              return false;
                            }
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data2.title !== void 0) {
                            let data4 = data2.title;
                            const _errs9 = errors;
                            if (errors === _errs9) {
                              if (typeof data4 === "string") {
                                if (data4.length < 1) {
                                  validate21.at = instancePath + "/timeZones/" + i0 + "/title";
                                  return false;
                                }
                              } else {
                                validate21.at = instancePath + "/timeZones/" + i0 + "/title";
                                return false;
                              }
                            }
                            var valid2 = _errs9 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/timeZones/" + i0;
                      return false;
                    }
                  }
                  var valid1 = _errs5 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate21.at = instancePath + "/timeZones";
                return false;
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
isSetupState.removable = ["/timeZones", "/timeZones/*"];
export {
  isSetupState
};
