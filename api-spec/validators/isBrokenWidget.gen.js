// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isBrokenWidget = validate21;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  if (errors === _errs0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.title === void 0 && (missing0 = "title")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.id !== void 0) {
          let data0 = data.id;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (data0.length < 1) {
                validate21.at = instancePath + "/id";
                return false;
              }
            } else {
              validate21.at = instancePath + "/id";
              return false;
            }
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.kind !== void 0) {
            let data1 = data.kind;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate21.at = instancePath + "/kind";
                  return false;
                }
              } else {
                validate21.at = instancePath + "/kind";
                return false;
              }
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.title !== void 0) {
              const _errs6 = errors;
              if (typeof data.title !== "string") {
                validate21.at = instancePath + "/title";
                return false;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.note !== void 0) {
                const _errs8 = errors;
                if (typeof data.note !== "string") {
                  validate21.at = instancePath + "/note";
                  return false;
                }
                var valid1 = _errs8 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.size !== void 0) {
                  const _errs10 = errors;
                  if (typeof data.size !== "string") {
                    validate21.at = instancePath + "/size";
                    return false;
                  }
                  var valid1 = _errs10 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data.link !== void 0) {
                    let data5 = data.link;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        let missing1;
                        if (data5.to === void 0 && (missing1 = "to")) {
                          validate21.at = instancePath + "/link";
                          return false;
                        } else {
                          if (data5.to !== void 0) {
                            const _errs14 = errors;
                            if (typeof data5.to !== "string") {
                              validate21.at = instancePath + "/link/to";
                              return false;
                            }
                            var valid2 = _errs14 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data5.code !== void 0) {
                              const _errs16 = errors;
                              if (typeof data5.code !== "string") {
                                validate21.at = instancePath + "/link/code";
                                return false;
                              }
                              var valid2 = _errs16 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data5.filter !== void 0) {
                                let data8 = data5.filter;
                                const _errs18 = errors;
                                if (errors === _errs18) {
                                  if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                    for (const key0 in data8) {
                                      const _errs21 = errors;
                                      if (typeof data8[key0] !== "string") {
                                        validate21.at = instancePath + "/link/filter/" + key0.replace(/~/g, "~0").replace(/\//g, "~1");
                                        return false;
                                      }
                                      var valid3 = _errs21 === errors;
                                      if (!valid3) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate21.at = instancePath + "/link/filter";
                                    return false;
                                  }
                                }
                                var valid2 = _errs18 === errors;
                              } else {
                                var valid2 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate21.at = instancePath + "/link";
                        return false;
                      }
                    }
                    var valid1 = _errs12 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data.inDay !== void 0) {
                      const _errs23 = errors;
                      if (typeof data.inDay !== "boolean") {
                        validate21.at = instancePath + "/inDay";
                        return false;
                      }
                      var valid1 = _errs23 === errors;
                    } else {
                      var valid1 = true;
                    }
                  }
                }
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
  var valid0 = _errs0 === errors;
  if (valid0) {
    const _errs25 = errors;
    if (errors === _errs25) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if (data.problem === void 0 && (missing2 = "problem")) {
          validate21.at = instancePath;
          return false;
        } else {
          if (data.problem !== void 0) {
            let data11 = data.problem;
            const _errs27 = errors;
            if (errors === _errs27) {
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                let missing3;
                if (data11.message === void 0 && (missing3 = "message")) {
                  validate21.at = instancePath + "/problem";
                  return false;
                } else {
                  if (data11.message !== void 0) {
                    if (typeof data11.message !== "string") {
                      validate21.at = instancePath + "/problem/message";
                      return false;
                    }
                  }
                }
              } else {
                validate21.at = instancePath + "/problem";
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
    var valid0 = _errs25 === errors;
  }
  return errors === 0;
}
isBrokenWidget.removable = ["/note", "/size", "/link", "/link/code", "/link/filter", "/inDay"];
export {
  isBrokenWidget
};
