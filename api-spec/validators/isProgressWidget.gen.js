// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isProgressWidget = validate21;
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
        if (data.kind === void 0 && (missing2 = "kind") || data.value === void 0 && (missing2 = "value") || data.target === void 0 && (missing2 = "target")) {
          validate21.at = instancePath;
          return false;
        } else {
          if (data.kind !== void 0) {
            let data11 = data.kind;
            const _errs27 = errors;
            if (typeof data11 !== "string") {
              validate21.at = instancePath + "/kind";
              return false;
            }
            if ("progress" !== data11) {
              validate21.at = instancePath + "/kind";
              return false;
            }
            var valid4 = _errs27 === errors;
          } else {
            var valid4 = true;
          }
          if (valid4) {
            if (data.unit !== void 0) {
              const _errs29 = errors;
              if (typeof data.unit !== "string") {
                validate21.at = instancePath + "/unit";
                return false;
              }
              var valid4 = _errs29 === errors;
            } else {
              var valid4 = true;
            }
            if (valid4) {
              if (data.value !== void 0) {
                let data13 = data.value;
                const _errs31 = errors;
                if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
                  validate21.at = instancePath + "/value";
                  return false;
                }
                var valid4 = _errs31 === errors;
              } else {
                var valid4 = true;
              }
              if (valid4) {
                if (data.target !== void 0) {
                  let data14 = data.target;
                  const _errs33 = errors;
                  if (!(typeof data14 == "number" && isFinite(data14))) {
                    validate21.at = instancePath + "/target";
                    return false;
                  }
                  var valid4 = _errs33 === errors;
                } else {
                  var valid4 = true;
                }
                if (valid4) {
                  if (data.expected !== void 0) {
                    let data15 = data.expected;
                    const _errs35 = errors;
                    if (!(typeof data15 == "number" && isFinite(data15))) {
                      validate21.at = instancePath + "/expected";
                      return false;
                    }
                    var valid4 = _errs35 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data.good !== void 0) {
                      const _errs37 = errors;
                      if (typeof data.good !== "string") {
                        validate21.at = instancePath + "/good";
                        return false;
                      }
                      var valid4 = _errs37 === errors;
                    } else {
                      var valid4 = true;
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
    var valid0 = _errs25 === errors;
  }
  return errors === 0;
}
isProgressWidget.removable = ["/note", "/size", "/link", "/link/code", "/link/filter", "/inDay", "/unit", "/expected", "/good"];
export {
  isProgressWidget
};
