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
        if (data.columns === void 0 && (missing2 = "columns") || data.rows === void 0 && (missing2 = "rows")) {
          validate21.at = instancePath;
          return false;
        } else {
          if (data.columns !== void 0) {
            let data11 = data.columns;
            const _errs27 = errors;
            if (errors === _errs27) {
              if (Array.isArray(data11)) {
                var valid5 = true;
                const len0 = data11.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data12 = data11[i0];
                  const _errs29 = errors;
                  if (errors === _errs29) {
                    if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                      let missing3;
                      if (data12.id === void 0 && (missing3 = "id") || data12.title === void 0 && (missing3 = "title")) {
                        validate21.at = instancePath + "/columns/" + i0;
                        return false;
                      } else {
                        if (data12.id !== void 0) {
                          let data13 = data12.id;
                          const _errs31 = errors;
                          if (errors === _errs31) {
                            if (typeof data13 === "string") {
                              if (data13.length < 1) {
                                validate21.at = instancePath + "/columns/" + i0 + "/id";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/columns/" + i0 + "/id";
                              return false;
                            }
                          }
                          var valid6 = _errs31 === errors;
                        } else {
                          var valid6 = true;
                        }
                        if (valid6) {
                          if (data12.title !== void 0) {
                            const _errs33 = errors;
                            if (typeof data12.title !== "string") {
                              validate21.at = instancePath + "/columns/" + i0 + "/title";
                              return false;
                            }
                            var valid6 = _errs33 === errors;
                          } else {
                            var valid6 = true;
                          }
                          if (valid6) {
                            if (data12.unit !== void 0) {
                              const _errs35 = errors;
                              if (typeof data12.unit !== "string") {
                                validate21.at = instancePath + "/columns/" + i0 + "/unit";
                                return false;
                              }
                              var valid6 = _errs35 === errors;
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
                  var valid5 = _errs29 === errors;
                  if (!valid5) {
                    break;
                  }
                }
              } else {
                validate21.at = instancePath + "/columns";
                return false;
              }
            }
            var valid4 = _errs27 === errors;
          } else {
            var valid4 = true;
          }
          if (valid4) {
            if (data.rows !== void 0) {
              let data16 = data.rows;
              const _errs37 = errors;
              if (errors === _errs37) {
                if (Array.isArray(data16)) {
                  var valid7 = true;
                  const len1 = data16.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let data17 = data16[i1];
                    const _errs39 = errors;
                    if (errors === _errs39) {
                      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                        let missing4;
                        if (data17.cells === void 0 && (missing4 = "cells")) {
                          validate21.at = instancePath + "/rows/" + i1;
                          return false;
                        } else {
                          if (data17.cells !== void 0) {
                            let data18 = data17.cells;
                            const _errs41 = errors;
                            if (errors === _errs41) {
                              if (Array.isArray(data18)) {
                                var valid9 = true;
                                const len2 = data18.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  let data19 = data18[i2];
                                  const _errs43 = errors;
                                  if (typeof data19 !== "string" && !(typeof data19 == "number" && isFinite(data19)) && data19 !== null) {
                                    validate21.at = instancePath + "/rows/" + i1 + "/cells/" + i2;
                                    return false;
                                  }
                                  var valid9 = _errs43 === errors;
                                  if (!valid9) {
                                    break;
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/rows/" + i1 + "/cells";
                                return false;
                              }
                            }
                            var valid8 = _errs41 === errors;
                          } else {
                            var valid8 = true;
                          }
                          if (valid8) {
                            if (data17.emphasis !== void 0) {
                              const _errs45 = errors;
                              if (typeof data17.emphasis !== "string") {
                                validate21.at = instancePath + "/rows/" + i1 + "/emphasis";
                                return false;
                              }
                              var valid8 = _errs45 === errors;
                            } else {
                              var valid8 = true;
                            }
                            if (valid8) {
                              if (data17.link !== void 0) {
                                let data21 = data17.link;
                                const _errs47 = errors;
                                if (errors === _errs47) {
                                  if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                    let missing5;
                                    if (data21.to === void 0 && (missing5 = "to")) {
                                      validate21.at = instancePath + "/rows/" + i1 + "/link";
                                      return false;
                                    } else {
                                      if (data21.to !== void 0) {
                                        const _errs49 = errors;
                                        if (typeof data21.to !== "string") {
                                          validate21.at = instancePath + "/rows/" + i1 + "/link/to";
                                          return false;
                                        }
                                        var valid10 = _errs49 === errors;
                                      } else {
                                        var valid10 = true;
                                      }
                                      if (valid10) {
                                        if (data21.code !== void 0) {
                                          const _errs51 = errors;
                                          if (typeof data21.code !== "string") {
                                            validate21.at = instancePath + "/rows/" + i1 + "/link/code";
                                            return false;
                                          }
                                          var valid10 = _errs51 === errors;
                                        } else {
                                          var valid10 = true;
                                        }
                                        if (valid10) {
                                          if (data21.filter !== void 0) {
                                            let data24 = data21.filter;
                                            const _errs53 = errors;
                                            if (errors === _errs53) {
                                              if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                                for (const key1 in data24) {
                                                  const _errs56 = errors;
                                                  if (typeof data24[key1] !== "string") {
                                                    validate21.at = instancePath + "/rows/" + i1 + "/link/filter/" + key1.replace(/~/g, "~0").replace(/\//g, "~1");
                                                    return false;
                                                  }
                                                  var valid11 = _errs56 === errors;
                                                  if (!valid11) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/rows/" + i1 + "/link/filter";
                                                return false;
                                              }
                                            }
                                            var valid10 = _errs53 === errors;
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
                                var valid8 = _errs47 === errors;
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
                    var valid7 = _errs39 === errors;
                    if (!valid7) {
                      break;
                    }
                  }
                } else {
                  validate21.at = instancePath + "/rows";
                  return false;
                }
              }
              var valid4 = _errs37 === errors;
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
    var valid0 = _errs25 === errors;
    if (valid0) {
      const _errs58 = errors;
      if (errors === _errs58) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing6;
          if (data.kind === void 0 && (missing6 = "kind")) {
            validate21.at = instancePath;
            return false;
          } else {
            if (data.kind !== void 0) {
              let data26 = data.kind;
              const _errs60 = errors;
              if (typeof data26 !== "string") {
                validate21.at = instancePath + "/kind";
                return false;
              }
              if ("table" !== data26) {
                validate21.at = instancePath + "/kind";
                return false;
              }
              var valid12 = _errs60 === errors;
            } else {
              var valid12 = true;
            }
            if (valid12) {
              if (data.total !== void 0) {
                let data27 = data.total;
                const _errs62 = errors;
                if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                  validate21.at = instancePath + "/total";
                  return false;
                }
                if (errors === _errs62) {
                  if (typeof data27 == "number" && isFinite(data27)) {
                    if (data27 < 0 || isNaN(data27)) {
                      validate21.at = instancePath + "/total";
                      return false;
                    }
                  }
                }
                var valid12 = _errs62 === errors;
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
      var valid0 = _errs58 === errors;
    }
  }
  return errors === 0;
}
isTableWidget.removable = ["/note", "/size", "/link", "/link/code", "/link/filter", "/inDay", "/columns/*/unit", "/rows/*/emphasis", "/rows/*/link", "/rows/*/link/code", "/rows/*/link/filter", "/total"];
export {
  isTableWidget
};
