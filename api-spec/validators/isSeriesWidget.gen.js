// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isSeriesWidget = validate21;
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
        if (data.kind === void 0 && (missing2 = "kind") || data.x === void 0 && (missing2 = "x") || data.series === void 0 && (missing2 = "series")) {
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
            if ("series" !== data11) {
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
              if (data.x !== void 0) {
                let data13 = data.x;
                const _errs31 = errors;
                if (errors === _errs31) {
                  if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                    let missing3;
                    if (data13.grain === void 0 && (missing3 = "grain") || data13.values === void 0 && (missing3 = "values")) {
                      validate21.at = instancePath + "/x";
                      return false;
                    } else {
                      if (data13.grain !== void 0) {
                        const _errs33 = errors;
                        if (typeof data13.grain !== "string") {
                          validate21.at = instancePath + "/x/grain";
                          return false;
                        }
                        var valid5 = _errs33 === errors;
                      } else {
                        var valid5 = true;
                      }
                      if (valid5) {
                        if (data13.values !== void 0) {
                          let data15 = data13.values;
                          const _errs35 = errors;
                          if (errors === _errs35) {
                            if (Array.isArray(data15)) {
                              var valid6 = true;
                              const len0 = data15.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs37 = errors;
                                if (typeof data15[i0] !== "string") {
                                  validate21.at = instancePath + "/x/values/" + i0;
                                  return false;
                                }
                                var valid6 = _errs37 === errors;
                                if (!valid6) {
                                  break;
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/x/values";
                              return false;
                            }
                          }
                          var valid5 = _errs35 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (valid5) {
                          if (data13.filter !== void 0) {
                            let data17 = data13.filter;
                            const _errs39 = errors;
                            if (errors === _errs39) {
                              if (Array.isArray(data17)) {
                                var valid7 = true;
                                const len1 = data17.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  const _errs41 = errors;
                                  if (typeof data17[i1] !== "string") {
                                    validate21.at = instancePath + "/x/filter/" + i1;
                                    return false;
                                  }
                                  var valid7 = _errs41 === errors;
                                  if (!valid7) {
                                    break;
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/x/filter";
                                return false;
                              }
                            }
                            var valid5 = _errs39 === errors;
                          } else {
                            var valid5 = true;
                          }
                        }
                      }
                    }
                  } else {
                    validate21.at = instancePath + "/x";
                    return false;
                  }
                }
                var valid4 = _errs31 === errors;
              } else {
                var valid4 = true;
              }
              if (valid4) {
                if (data.forecastFrom !== void 0) {
                  const _errs43 = errors;
                  if (typeof data.forecastFrom !== "string") {
                    validate21.at = instancePath + "/forecastFrom";
                    return false;
                  }
                  var valid4 = _errs43 === errors;
                } else {
                  var valid4 = true;
                }
                if (valid4) {
                  if (data.series !== void 0) {
                    let data20 = data.series;
                    const _errs45 = errors;
                    if (errors === _errs45) {
                      if (Array.isArray(data20)) {
                        var valid8 = true;
                        const len2 = data20.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let data21 = data20[i2];
                          const _errs47 = errors;
                          if (errors === _errs47) {
                            if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                              let missing4;
                              if (data21.id === void 0 && (missing4 = "id") || data21.title === void 0 && (missing4 = "title") || data21.values === void 0 && (missing4 = "values")) {
                                validate21.at = instancePath + "/series/" + i2;
                                return false;
                              } else {
                                if (data21.id !== void 0) {
                                  let data22 = data21.id;
                                  const _errs49 = errors;
                                  if (errors === _errs49) {
                                    if (typeof data22 === "string") {
                                      if (data22.length < 1) {
                                        validate21.at = instancePath + "/series/" + i2 + "/id";
                                        return false;
                                      }
                                    } else {
                                      validate21.at = instancePath + "/series/" + i2 + "/id";
                                      return false;
                                    }
                                  }
                                  var valid9 = _errs49 === errors;
                                } else {
                                  var valid9 = true;
                                }
                                if (valid9) {
                                  if (data21.title !== void 0) {
                                    const _errs51 = errors;
                                    if (typeof data21.title !== "string") {
                                      validate21.at = instancePath + "/series/" + i2 + "/title";
                                      return false;
                                    }
                                    var valid9 = _errs51 === errors;
                                  } else {
                                    var valid9 = true;
                                  }
                                  if (valid9) {
                                    if (data21.shape !== void 0) {
                                      const _errs53 = errors;
                                      if (typeof data21.shape !== "string") {
                                        validate21.at = instancePath + "/series/" + i2 + "/shape";
                                        return false;
                                      }
                                      var valid9 = _errs53 === errors;
                                    } else {
                                      var valid9 = true;
                                    }
                                    if (valid9) {
                                      if (data21.role !== void 0) {
                                        const _errs55 = errors;
                                        if (typeof data21.role !== "string") {
                                          validate21.at = instancePath + "/series/" + i2 + "/role";
                                          return false;
                                        }
                                        var valid9 = _errs55 === errors;
                                      } else {
                                        var valid9 = true;
                                      }
                                      if (valid9) {
                                        if (data21.values !== void 0) {
                                          let data26 = data21.values;
                                          const _errs57 = errors;
                                          if (errors === _errs57) {
                                            if (Array.isArray(data26)) {
                                              var valid10 = true;
                                              const len3 = data26.length;
                                              for (let i3 = 0; i3 < len3; i3++) {
                                                let data27 = data26[i3];
                                                const _errs59 = errors;
                                                if (!(typeof data27 == "number" && isFinite(data27)) && data27 !== null) {
                                                  validate21.at = instancePath + "/series/" + i2 + "/values/" + i3;
                                                  return false;
                                                }
                                                var valid10 = _errs59 === errors;
                                                if (!valid10) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/series/" + i2 + "/values";
                                              return false;
                                            }
                                          }
                                          var valid9 = _errs57 === errors;
                                        } else {
                                          var valid9 = true;
                                        }
                                        if (valid9) {
                                          if (data21.link !== void 0) {
                                            let data28 = data21.link;
                                            const _errs61 = errors;
                                            if (errors === _errs61) {
                                              if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                                let missing5;
                                                if (data28.to === void 0 && (missing5 = "to")) {
                                                  validate21.at = instancePath + "/series/" + i2 + "/link";
                                                  return false;
                                                } else {
                                                  if (data28.to !== void 0) {
                                                    const _errs63 = errors;
                                                    if (typeof data28.to !== "string") {
                                                      validate21.at = instancePath + "/series/" + i2 + "/link/to";
                                                      return false;
                                                    }
                                                    var valid11 = _errs63 === errors;
                                                  } else {
                                                    var valid11 = true;
                                                  }
                                                  if (valid11) {
                                                    if (data28.code !== void 0) {
                                                      const _errs65 = errors;
                                                      if (typeof data28.code !== "string") {
                                                        validate21.at = instancePath + "/series/" + i2 + "/link/code";
                                                        return false;
                                                      }
                                                      var valid11 = _errs65 === errors;
                                                    } else {
                                                      var valid11 = true;
                                                    }
                                                    if (valid11) {
                                                      if (data28.filter !== void 0) {
                                                        let data31 = data28.filter;
                                                        const _errs67 = errors;
                                                        if (errors === _errs67) {
                                                          if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                                                            for (const key1 in data31) {
                                                              const _errs70 = errors;
                                                              if (typeof data31[key1] !== "string") {
                                                                validate21.at = instancePath + "/series/" + i2 + "/link/filter/" + key1.replace(/~/g, "~0").replace(/\//g, "~1");
                                                                return false;
                                                              }
                                                              var valid12 = _errs70 === errors;
                                                              if (!valid12) {
                                                                break;
                                                              }
                                                            }
                                                          } else {
                                                            validate21.at = instancePath + "/series/" + i2 + "/link/filter";
                                                            return false;
                                                          }
                                                        }
                                                        var valid11 = _errs67 === errors;
                                                      } else {
                                                        var valid11 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/series/" + i2 + "/link";
                                                return false;
                                              }
                                            }
                                            var valid9 = _errs61 === errors;
                                          } else {
                                            var valid9 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/series/" + i2;
                              return false;
                            }
                          }
                          var valid8 = _errs47 === errors;
                          if (!valid8) {
                            break;
                          }
                        }
                      } else {
                        validate21.at = instancePath + "/series";
                        return false;
                      }
                    }
                    var valid4 = _errs45 === errors;
                  } else {
                    var valid4 = true;
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
isSeriesWidget.removable = ["/note", "/size", "/link", "/link/code", "/link/filter", "/inDay", "/unit", "/x/filter", "/forecastFrom", "/series/*/shape", "/series/*/role", "/series/*/link", "/series/*/link/code", "/series/*/link/filter"];
export {
  isSeriesWidget
};
