// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isEndOfSeries = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.removed === void 0 && (missing0 = "removed") || data.kept === void 0 && (missing0 = "kept") || data.added === void 0 && (missing0 = "added")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.removed !== void 0) {
          let data0 = data.removed;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                const _errs3 = errors;
                if (errors === _errs3) {
                  if (errors === _errs3) {
                    if (typeof data1 === "string") {
                      if (!formats0.test(data1)) {
                        validate21.at = instancePath + "/removed/" + i0;
                        return false;
                      }
                    } else {
                      validate21.at = instancePath + "/removed/" + i0;
                      return false;
                    }
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate21.at = instancePath + "/removed";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.kept !== void 0) {
            let data2 = data.kept;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (Array.isArray(data2)) {
                var valid2 = true;
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data3 = data2[i1];
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if (data3.id === void 0 && (missing1 = "id") || data3.dueOn === void 0 && (missing1 = "dueOn") || data3.reason === void 0 && (missing1 = "reason")) {
                        validate21.at = instancePath + "/kept/" + i1;
                        return false;
                      } else {
                        if (data3.id !== void 0) {
                          const _errs9 = errors;
                          if (typeof data3.id !== "string") {
                            validate21.at = instancePath + "/kept/" + i1 + "/id";
                            return false;
                          }
                          var valid3 = _errs9 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data3.dueOn !== void 0) {
                            let data5 = data3.dueOn;
                            const _errs11 = errors;
                            if (errors === _errs11) {
                              if (errors === _errs11) {
                                if (typeof data5 === "string") {
                                  if (!formats0.test(data5)) {
                                    validate21.at = instancePath + "/kept/" + i1 + "/dueOn";
                                    return false;
                                  }
                                } else {
                                  validate21.at = instancePath + "/kept/" + i1 + "/dueOn";
                                  return false;
                                }
                              }
                            }
                            var valid3 = _errs11 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data3.reason !== void 0) {
                              let data6 = data3.reason;
                              const _errs13 = errors;
                              if (typeof data6 !== "string") {
                                validate21.at = instancePath + "/kept/" + i1 + "/reason";
                                return false;
                              }
                              if (!(data6 === "paid" || data6 === "separate")) {
                                validate21.at = instancePath + "/kept/" + i1 + "/reason";
                                return false;
                              }
                              var valid3 = _errs13 === errors;
                            } else {
                              var valid3 = true;
                            }
                          }
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/kept/" + i1;
                      return false;
                    }
                  }
                  var valid2 = _errs7 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              } else {
                validate21.at = instancePath + "/kept";
                return false;
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.added !== void 0) {
              let data7 = data.added;
              const _errs15 = errors;
              if (errors === _errs15) {
                if (Array.isArray(data7)) {
                  var valid4 = true;
                  const len2 = data7.length;
                  for (let i2 = 0; i2 < len2; i2++) {
                    let data8 = data7[i2];
                    const _errs17 = errors;
                    if (errors === _errs17) {
                      if (errors === _errs17) {
                        if (typeof data8 === "string") {
                          if (!formats0.test(data8)) {
                            validate21.at = instancePath + "/added/" + i2;
                            return false;
                          }
                        } else {
                          validate21.at = instancePath + "/added/" + i2;
                          return false;
                        }
                      }
                    }
                    var valid4 = _errs17 === errors;
                    if (!valid4) {
                      break;
                    }
                  }
                } else {
                  validate21.at = instancePath + "/added";
                  return false;
                }
              }
              var valid0 = _errs15 === errors;
            } else {
              var valid0 = true;
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
isEndOfSeries.removable = ["/removed/*", "/kept/*", "/added/*"];
export {
  isEndOfSeries
};
