// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isOtherWidget = validate21;
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
        if (data.kind === void 0 && (missing2 = "kind")) {
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
            const _errs29 = errors;
            const _errs30 = errors;
            if (!(data11 === "metric" || data11 === "series" || data11 === "share" || data11 === "progress" || data11 === "table")) {
              const err0 = {};
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            var valid5 = _errs30 === errors;
            if (valid5) {
              validate21.at = instancePath + "/kind";
              return false;
            } else {
              errors = _errs29;
              if (vErrors !== null) {
                if (_errs29) {
                  vErrors.length = _errs29;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid4 = _errs27 === errors;
          } else {
            var valid4 = true;
          }
          if (valid4) {
            if (data.fallback !== void 0) {
              let data12 = data.fallback;
              const _errs31 = errors;
              if (errors === _errs31) {
                if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                  let missing3;
                  if (data12.columns === void 0 && (missing3 = "columns") || data12.rows === void 0 && (missing3 = "rows")) {
                    validate21.at = instancePath + "/fallback";
                    return false;
                  } else {
                    if (data12.columns !== void 0) {
                      let data13 = data12.columns;
                      const _errs33 = errors;
                      if (errors === _errs33) {
                        if (Array.isArray(data13)) {
                          var valid7 = true;
                          const len0 = data13.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data14 = data13[i0];
                            const _errs35 = errors;
                            if (errors === _errs35) {
                              if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                let missing4;
                                if (data14.id === void 0 && (missing4 = "id") || data14.title === void 0 && (missing4 = "title")) {
                                  validate21.at = instancePath + "/fallback/columns/" + i0;
                                  return false;
                                } else {
                                  if (data14.id !== void 0) {
                                    let data15 = data14.id;
                                    const _errs37 = errors;
                                    if (errors === _errs37) {
                                      if (typeof data15 === "string") {
                                        if (data15.length < 1) {
                                          validate21.at = instancePath + "/fallback/columns/" + i0 + "/id";
                                          return false;
                                        }
                                      } else {
                                        validate21.at = instancePath + "/fallback/columns/" + i0 + "/id";
                                        return false;
                                      }
                                    }
                                    var valid8 = _errs37 === errors;
                                  } else {
                                    var valid8 = true;
                                  }
                                  if (valid8) {
                                    if (data14.title !== void 0) {
                                      const _errs39 = errors;
                                      if (typeof data14.title !== "string") {
                                        validate21.at = instancePath + "/fallback/columns/" + i0 + "/title";
                                        return false;
                                      }
                                      var valid8 = _errs39 === errors;
                                    } else {
                                      var valid8 = true;
                                    }
                                    if (valid8) {
                                      if (data14.unit !== void 0) {
                                        const _errs41 = errors;
                                        if (typeof data14.unit !== "string") {
                                          validate21.at = instancePath + "/fallback/columns/" + i0 + "/unit";
                                          return false;
                                        }
                                        var valid8 = _errs41 === errors;
                                      } else {
                                        var valid8 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/fallback/columns/" + i0;
                                return false;
                              }
                            }
                            var valid7 = _errs35 === errors;
                            if (!valid7) {
                              break;
                            }
                          }
                        } else {
                          validate21.at = instancePath + "/fallback/columns";
                          return false;
                        }
                      }
                      var valid6 = _errs33 === errors;
                    } else {
                      var valid6 = true;
                    }
                    if (valid6) {
                      if (data12.rows !== void 0) {
                        let data18 = data12.rows;
                        const _errs43 = errors;
                        if (errors === _errs43) {
                          if (Array.isArray(data18)) {
                            var valid9 = true;
                            const len1 = data18.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data19 = data18[i1];
                              const _errs45 = errors;
                              if (errors === _errs45) {
                                if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                  let missing5;
                                  if (data19.cells === void 0 && (missing5 = "cells")) {
                                    validate21.at = instancePath + "/fallback/rows/" + i1;
                                    return false;
                                  } else {
                                    if (data19.cells !== void 0) {
                                      let data20 = data19.cells;
                                      const _errs47 = errors;
                                      if (errors === _errs47) {
                                        if (Array.isArray(data20)) {
                                          var valid11 = true;
                                          const len2 = data20.length;
                                          for (let i2 = 0; i2 < len2; i2++) {
                                            let data21 = data20[i2];
                                            const _errs49 = errors;
                                            if (typeof data21 !== "string" && !(typeof data21 == "number" && isFinite(data21)) && data21 !== null) {
                                              validate21.at = instancePath + "/fallback/rows/" + i1 + "/cells/" + i2;
                                              return false;
                                            }
                                            var valid11 = _errs49 === errors;
                                            if (!valid11) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/fallback/rows/" + i1 + "/cells";
                                          return false;
                                        }
                                      }
                                      var valid10 = _errs47 === errors;
                                    } else {
                                      var valid10 = true;
                                    }
                                    if (valid10) {
                                      if (data19.emphasis !== void 0) {
                                        const _errs51 = errors;
                                        if (typeof data19.emphasis !== "string") {
                                          validate21.at = instancePath + "/fallback/rows/" + i1 + "/emphasis";
                                          return false;
                                        }
                                        var valid10 = _errs51 === errors;
                                      } else {
                                        var valid10 = true;
                                      }
                                      if (valid10) {
                                        if (data19.link !== void 0) {
                                          let data23 = data19.link;
                                          const _errs53 = errors;
                                          if (errors === _errs53) {
                                            if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                              let missing6;
                                              if (data23.to === void 0 && (missing6 = "to")) {
                                                validate21.at = instancePath + "/fallback/rows/" + i1 + "/link";
                                                return false;
                                              } else {
                                                if (data23.to !== void 0) {
                                                  const _errs55 = errors;
                                                  if (typeof data23.to !== "string") {
                                                    validate21.at = instancePath + "/fallback/rows/" + i1 + "/link/to";
                                                    return false;
                                                  }
                                                  var valid12 = _errs55 === errors;
                                                } else {
                                                  var valid12 = true;
                                                }
                                                if (valid12) {
                                                  if (data23.code !== void 0) {
                                                    const _errs57 = errors;
                                                    if (typeof data23.code !== "string") {
                                                      validate21.at = instancePath + "/fallback/rows/" + i1 + "/link/code";
                                                      return false;
                                                    }
                                                    var valid12 = _errs57 === errors;
                                                  } else {
                                                    var valid12 = true;
                                                  }
                                                  if (valid12) {
                                                    if (data23.filter !== void 0) {
                                                      let data26 = data23.filter;
                                                      const _errs59 = errors;
                                                      if (errors === _errs59) {
                                                        if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                                          for (const key1 in data26) {
                                                            const _errs62 = errors;
                                                            if (typeof data26[key1] !== "string") {
                                                              validate21.at = instancePath + "/fallback/rows/" + i1 + "/link/filter/" + key1.replace(/~/g, "~0").replace(/\//g, "~1");
                                                              return false;
                                                            }
                                                            var valid13 = _errs62 === errors;
                                                            if (!valid13) {
                                                              break;
                                                            }
                                                          }
                                                        } else {
                                                          validate21.at = instancePath + "/fallback/rows/" + i1 + "/link/filter";
                                                          return false;
                                                        }
                                                      }
                                                      var valid12 = _errs59 === errors;
                                                    } else {
                                                      var valid12 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/fallback/rows/" + i1 + "/link";
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
                                  validate21.at = instancePath + "/fallback/rows/" + i1;
                                  return false;
                                }
                              }
                              var valid9 = _errs45 === errors;
                              if (!valid9) {
                                break;
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/fallback/rows";
                            return false;
                          }
                        }
                        var valid6 = _errs43 === errors;
                      } else {
                        var valid6 = true;
                      }
                    }
                  }
                } else {
                  validate21.at = instancePath + "/fallback";
                  return false;
                }
              }
              var valid4 = _errs31 === errors;
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
  }
  return errors === 0;
}
isOtherWidget.removable = ["/note", "/size", "/link", "/link/code", "/link/filter", "/inDay", "/fallback", "/fallback/columns/*/unit", "/fallback/rows/*/emphasis", "/fallback/rows/*/link", "/fallback/rows/*/link/code", "/fallback/rows/*/link/filter"];
export {
  isOtherWidget
};
