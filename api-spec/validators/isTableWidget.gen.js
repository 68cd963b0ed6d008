// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isTableWidget = validate21;
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
    const _errs23 = errors;
    if (errors === _errs23) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if (data.columns === void 0 && (missing2 = "columns") || data.rows === void 0 && (missing2 = "rows")) {
          validate21.at = instancePath;
          return false;
        } else {
          if (data.columns !== void 0) {
            let data10 = data.columns;
            const _errs25 = errors;
            if (errors === _errs25) {
              if (Array.isArray(data10)) {
                var valid5 = true;
                const len0 = data10.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data11 = data10[i0];
                  const _errs27 = errors;
                  if (errors === _errs27) {
                    if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                      let missing3;
                      if (data11.id === void 0 && (missing3 = "id") || data11.title === void 0 && (missing3 = "title")) {
                        validate21.at = instancePath + "/columns/" + i0;
                        return false;
                      } else {
                        if (data11.id !== void 0) {
                          let data12 = data11.id;
                          const _errs29 = errors;
                          if (errors === _errs29) {
                            if (typeof data12 === "string") {
                              if (data12.length < 1) {
                                validate21.at = instancePath + "/columns/" + i0 + "/id";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/columns/" + i0 + "/id";
                              return false;
                            }
                          }
                          var valid6 = _errs29 === errors;
                        } else {
                          var valid6 = true;
                        }
                        if (valid6) {
                          if (data11.title !== void 0) {
                            const _errs31 = errors;
                            if (typeof data11.title !== "string") {
                              validate21.at = instancePath + "/columns/" + i0 + "/title";
                              return false;
                            }
                            var valid6 = _errs31 === errors;
                          } else {
                            var valid6 = true;
                          }
                          if (valid6) {
                            if (data11.unit !== void 0) {
                              const _errs33 = errors;
                              if (typeof data11.unit !== "string") {
                                validate21.at = instancePath + "/columns/" + i0 + "/unit";
                                return false;
                              }
                              var valid6 = _errs33 === errors;
                            } else {
                              var valid6 = true;
                            }
                          }
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/columns/" + i0;
                      return false;
                    }
                  }
                  var valid5 = _errs27 === errors;
                  if (!valid5) {
                    break;
                  }
                }
              } else {
                validate21.at = instancePath + "/columns";
                return false;
              }
            }
            var valid4 = _errs25 === errors;
          } else {
            var valid4 = true;
          }
          if (valid4) {
            if (data.rows !== void 0) {
              let data15 = data.rows;
              const _errs35 = errors;
              if (errors === _errs35) {
                if (Array.isArray(data15)) {
                  var valid7 = true;
                  const len1 = data15.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let data16 = data15[i1];
                    const _errs37 = errors;
                    if (errors === _errs37) {
                      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                        let missing4;
                        if (data16.cells === void 0 && (missing4 = "cells")) {
                          validate21.at = instancePath + "/rows/" + i1;
                          return false;
                        } else {
                          if (data16.cells !== void 0) {
                            let data17 = data16.cells;
                            const _errs39 = errors;
                            if (errors === _errs39) {
                              if (Array.isArray(data17)) {
                                var valid9 = true;
                                const len2 = data17.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  let data18 = data17[i2];
                                  const _errs41 = errors;
                                  if (typeof data18 !== "string" && !(typeof data18 == "number" && isFinite(data18)) && data18 !== null) {
                                    validate21.at = instancePath + "/rows/" + i1 + "/cells/" + i2;
                                    return false;
                                  }
                                  var valid9 = _errs41 === errors;
                                  if (!valid9) {
                                    break;
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/rows/" + i1 + "/cells";
                                return false;
                              }
                            }
                            var valid8 = _errs39 === errors;
                          } else {
                            var valid8 = true;
                          }
                          if (valid8) {
                            if (data16.emphasis !== void 0) {
                              const _errs43 = errors;
                              if (typeof data16.emphasis !== "string") {
                                validate21.at = instancePath + "/rows/" + i1 + "/emphasis";
                                return false;
                              }
                              var valid8 = _errs43 === errors;
                            } else {
                              var valid8 = true;
                            }
                            if (valid8) {
                              if (data16.link !== void 0) {
                                let data20 = data16.link;
                                const _errs45 = errors;
                                if (errors === _errs45) {
                                  if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                    let missing5;
                                    if (data20.to === void 0 && (missing5 = "to")) {
                                      validate21.at = instancePath + "/rows/" + i1 + "/link";
                                      return false;
                                    } else {
                                      if (data20.to !== void 0) {
                                        const _errs47 = errors;
                                        if (typeof data20.to !== "string") {
                                          validate21.at = instancePath + "/rows/" + i1 + "/link/to";
                                          return false;
                                        }
                                        var valid10 = _errs47 === errors;
                                      } else {
                                        var valid10 = true;
                                      }
                                      if (valid10) {
                                        if (data20.code !== void 0) {
                                          const _errs49 = errors;
                                          if (typeof data20.code !== "string") {
                                            validate21.at = instancePath + "/rows/" + i1 + "/link/code";
                                            return false;
                                          }
                                          var valid10 = _errs49 === errors;
                                        } else {
                                          var valid10 = true;
                                        }
                                        if (valid10) {
                                          if (data20.filter !== void 0) {
                                            let data23 = data20.filter;
                                            const _errs51 = errors;
                                            if (errors === _errs51) {
                                              if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                for (const key1 in data23) {
                                                  const _errs54 = errors;
                                                  if (typeof data23[key1] !== "string") {
                                                    validate21.at = instancePath + "/rows/" + i1 + "/link/filter/" + key1.replace(/~/g, "~0").replace(/\//g, "~1");
                                                    return false;
                                                  }
                                                  var valid11 = _errs54 === errors;
                                                  if (!valid11) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/rows/" + i1 + "/link/filter";
                                                return false;
                                              }
                                            }
                                            var valid10 = _errs51 === errors;
                                          } else {
                                            var valid10 = true;
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate21.at = instancePath + "/rows/" + i1 + "/link";
                                    return false;
                                  }
                                }
                                var valid8 = _errs45 === errors;
                              } else {
                                var valid8 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate21.at = instancePath + "/rows/" + i1;
                        return false;
                      }
                    }
                    var valid7 = _errs37 === errors;
                    if (!valid7) {
                      break;
                    }
                  }
                } else {
                  validate21.at = instancePath + "/rows";
                  return false;
                }
              }
              var valid4 = _errs35 === errors;
            } else {
              var valid4 = true;
            }
          }
        }
      } else {
        validate21.at = instancePath;
        return false;
      }
    }
    var valid0 = _errs23 === errors;
    if (valid0) {
      const _errs56 = errors;
      if (errors === _errs56) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing6;
          if (data.kind === void 0 && (missing6 = "kind")) {
            validate21.at = instancePath;
            return false;
          } else {
            if (data.kind !== void 0) {
              let data25 = data.kind;
              const _errs58 = errors;
              if (typeof data25 !== "string") {
                validate21.at = instancePath + "/kind";
                return false;
              }
              if ("table" !== data25) {
                validate21.at = instancePath + "/kind";
                return false;
              }
              var valid12 = _errs58 === errors;
            } else {
              var valid12 = true;
            }
            if (valid12) {
              if (data.total !== void 0) {
                let data26 = data.total;
                const _errs60 = errors;
                if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                  validate21.at = instancePath + "/total";
                  return false;
                }
                if (errors === _errs60) {
                  if (typeof data26 == "number" && isFinite(data26)) {
                    if (data26 < 0 || isNaN(data26)) {
                      validate21.at = instancePath + "/total";
                      return false;
                    }
                  }
                }
                var valid12 = _errs60 === errors;
              } else {
                var valid12 = true;
              }
            }
          }
        } else {
          validate21.at = instancePath;
          return false;
        }
      }
      var valid0 = _errs56 === errors;
    }
  }
  return errors === 0;
}
isTableWidget.removable = ["/note", "/size", "/link", "/link/code", "/link/filter", "/columns/*/unit", "/rows/*/emphasis", "/rows/*/link", "/rows/*/link/code", "/rows/*/link/filter", "/total"];
export {
  isTableWidget
};
