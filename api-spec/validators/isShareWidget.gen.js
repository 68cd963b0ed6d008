// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isShareWidget = validate21;
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
        if (data.kind === void 0 && (missing2 = "kind") || data.parts === void 0 && (missing2 = "parts")) {
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
            if ("share" !== data11) {
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
              if (data.ordered !== void 0) {
                const _errs31 = errors;
                if (typeof data.ordered !== "boolean") {
                  validate21.at = instancePath + "/ordered";
                  return false;
                }
                var valid4 = _errs31 === errors;
              } else {
                var valid4 = true;
              }
              if (valid4) {
                if (data.parts !== void 0) {
                  let data14 = data.parts;
                  const _errs33 = errors;
                  if (errors === _errs33) {
                    if (Array.isArray(data14)) {
                      var valid5 = true;
                      const len0 = data14.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data15 = data14[i0];
                        const _errs35 = errors;
                        if (errors === _errs35) {
                          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                            let missing3;
                            if (data15.id === void 0 && (missing3 = "id") || data15.title === void 0 && (missing3 = "title") || data15.value === void 0 && (missing3 = "value")) {
                              validate21.at = instancePath + "/parts/" + i0;
                              return false;
                            } else {
                              if (data15.id !== void 0) {
                                let data16 = data15.id;
                                const _errs37 = errors;
                                if (errors === _errs37) {
                                  if (typeof data16 === "string") {
                                    if (data16.length < 1) {
                                      validate21.at = instancePath + "/parts/" + i0 + "/id";
                                      return false;
                                    }
                                  } else {
                                    validate21.at = instancePath + "/parts/" + i0 + "/id";
                                    return false;
                                  }
                                }
                                var valid6 = _errs37 === errors;
                              } else {
                                var valid6 = true;
                              }
                              if (valid6) {
                                if (data15.title !== void 0) {
                                  const _errs39 = errors;
                                  if (typeof data15.title !== "string") {
                                    validate21.at = instancePath + "/parts/" + i0 + "/title";
                                    return false;
                                  }
                                  var valid6 = _errs39 === errors;
                                } else {
                                  var valid6 = true;
                                }
                                if (valid6) {
                                  if (data15.value !== void 0) {
                                    let data18 = data15.value;
                                    const _errs41 = errors;
                                    if (!(typeof data18 == "number" && isFinite(data18))) {
                                      validate21.at = instancePath + "/parts/" + i0 + "/value";
                                      return false;
                                    }
                                    var valid6 = _errs41 === errors;
                                  } else {
                                    var valid6 = true;
                                  }
                                  if (valid6) {
                                    if (data15.count !== void 0) {
                                      let data19 = data15.count;
                                      const _errs43 = errors;
                                      if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                                        validate21.at = instancePath + "/parts/" + i0 + "/count";
                                        return false;
                                      }
                                      if (errors === _errs43) {
                                        if (typeof data19 == "number" && isFinite(data19)) {
                                          if (data19 < 0 || isNaN(data19)) {
                                            validate21.at = instancePath + "/parts/" + i0 + "/count";
                                            return false;
                                          }
                                        }
                                      }
                                      var valid6 = _errs43 === errors;
                                    } else {
                                      var valid6 = true;
                                    }
                                    if (valid6) {
                                      if (data15.link !== void 0) {
                                        let data20 = data15.link;
                                        const _errs45 = errors;
                                        if (errors === _errs45) {
                                          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                            let missing4;
                                            if (data20.to === void 0 && (missing4 = "to")) {
                                              validate21.at = instancePath + "/parts/" + i0 + "/link";
                                              return false;
                                            } else {
                                              if (data20.to !== void 0) {
                                                const _errs47 = errors;
                                                if (typeof data20.to !== "string") {
                                                  validate21.at = instancePath + "/parts/" + i0 + "/link/to";
                                                  return false;
                                                }
                                                var valid7 = _errs47 === errors;
                                              } else {
                                                var valid7 = true;
                                              }
                                              if (valid7) {
                                                if (data20.code !== void 0) {
                                                  const _errs49 = errors;
                                                  if (typeof data20.code !== "string") {
                                                    validate21.at = instancePath + "/parts/" + i0 + "/link/code";
                                                    return false;
                                                  }
                                                  var valid7 = _errs49 === errors;
                                                } else {
                                                  var valid7 = true;
                                                }
                                                if (valid7) {
                                                  if (data20.filter !== void 0) {
                                                    let data23 = data20.filter;
                                                    const _errs51 = errors;
                                                    if (errors === _errs51) {
                                                      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                        for (const key1 in data23) {
                                                          const _errs54 = errors;
                                                          if (typeof data23[key1] !== "string") {
                                                            validate21.at = instancePath + "/parts/" + i0 + "/link/filter/" + key1.replace(/~/g, "~0").replace(/\//g, "~1");
                                                            return false;
                                                          }
                                                          var valid8 = _errs54 === errors;
                                                          if (!valid8) {
                                                            break;
                                                          }
                                                        }
                                                      } else {
                                                        validate21.at = instancePath + "/parts/" + i0 + "/link/filter";
                                                        return false;
                                                      }
                                                    }
                                                    var valid7 = _errs51 === errors;
                                                  } else {
                                                    var valid7 = true;
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/parts/" + i0 + "/link";
                                            return false;
                                          }
                                        }
                                        var valid6 = _errs45 === errors;
                                      } else {
                                        var valid6 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/parts/" + i0;
                            return false;
                          }
                        }
                        var valid5 = _errs35 === errors;
                        if (!valid5) {
                          break;
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/parts";
                      return false;
                    }
                  }
                  var valid4 = _errs33 === errors;
                } else {
                  var valid4 = true;
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
isShareWidget.removable = ["/note", "/size", "/link", "/link/code", "/link/filter", "/inDay", "/unit", "/ordered", "/parts/*/count", "/parts/*/link", "/parts/*/link/code", "/parts/*/link/filter"];
export {
  isShareWidget
};
