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
        if (data.kind === void 0 && (missing2 = "kind") || data.x === void 0 && (missing2 = "x") || data.series === void 0 && (missing2 = "series")) {
          validate21.at = instancePath;
          return false;
        } else {
          if (data.kind !== void 0) {
            let data10 = data.kind;
            const _errs25 = errors;
            if (typeof data10 !== "string") {
              validate21.at = instancePath + "/kind";
              return false;
            }
            if ("series" !== data10) {
              validate21.at = instancePath + "/kind";
              return false;
            }
            var valid4 = _errs25 === errors;
          } else {
            var valid4 = true;
          }
          if (valid4) {
            if (data.unit !== void 0) {
              const _errs27 = errors;
              if (typeof data.unit !== "string") {
                validate21.at = instancePath + "/unit";
                return false;
              }
              var valid4 = _errs27 === errors;
            } else {
              var valid4 = true;
            }
            if (valid4) {
              if (data.x !== void 0) {
                let data12 = data.x;
                const _errs29 = errors;
                if (errors === _errs29) {
                  if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                    let missing3;
                    if (data12.grain === void 0 && (missing3 = "grain") || data12.values === void 0 && (missing3 = "values")) {
                      validate21.at = instancePath + "/x";
                      return false;
                    } else {
                      if (data12.grain !== void 0) {
                        const _errs31 = errors;
                        if (typeof data12.grain !== "string") {
                          validate21.at = instancePath + "/x/grain";
                          return false;
                        }
                        var valid5 = _errs31 === errors;
                      } else {
                        var valid5 = true;
                      }
                      if (valid5) {
                        if (data12.values !== void 0) {
                          let data14 = data12.values;
                          const _errs33 = errors;
                          if (errors === _errs33) {
                            if (Array.isArray(data14)) {
                              var valid6 = true;
                              const len0 = data14.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs35 = errors;
                                if (typeof data14[i0] !== "string") {
                                  validate21.at = instancePath + "/x/values/" + i0;
                                  return false;
                                }
                                var valid6 = _errs35 === errors;
                                if (!valid6) {
                                  break;
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/x/values";
                              return false;
                            }
                          }
                          var valid5 = _errs33 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (valid5) {
                          if (data12.filter !== void 0) {
                            let data16 = data12.filter;
                            const _errs37 = errors;
                            if (errors === _errs37) {
                              if (Array.isArray(data16)) {
                                var valid7 = true;
                                const len1 = data16.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  const _errs39 = errors;
                                  if (typeof data16[i1] !== "string") {
                                    validate21.at = instancePath + "/x/filter/" + i1;
                                    return false;
                                  }
                                  var valid7 = _errs39 === errors;
                                  if (!valid7) {
                                    break;
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/x/filter";
                                return false;
                              }
                            }
                            var valid5 = _errs37 === errors;
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
                var valid4 = _errs29 === errors;
              } else {
                var valid4 = true;
              }
              if (valid4) {
                if (data.forecastFrom !== void 0) {
                  const _errs41 = errors;
                  if (typeof data.forecastFrom !== "string") {
                    validate21.at = instancePath + "/forecastFrom";
                    return false;
                  }
                  var valid4 = _errs41 === errors;
                } else {
                  var valid4 = true;
                }
                if (valid4) {
                  if (data.series !== void 0) {
                    let data19 = data.series;
                    const _errs43 = errors;
                    if (errors === _errs43) {
                      if (Array.isArray(data19)) {
                        var valid8 = true;
                        const len2 = data19.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let data20 = data19[i2];
                          const _errs45 = errors;
                          if (errors === _errs45) {
                            if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                              let missing4;
                              if (data20.id === void 0 && (missing4 = "id") || data20.title === void 0 && (missing4 = "title") || data20.values === void 0 && (missing4 = "values")) {
                                validate21.at = instancePath + "/series/" + i2;
                                return false;
                              } else {
                                if (data20.id !== void 0) {
                                  let data21 = data20.id;
                                  const _errs47 = errors;
                                  if (errors === _errs47) {
                                    if (typeof data21 === "string") {
                                      if (data21.length < 1) {
                                        validate21.at = instancePath + "/series/" + i2 + "/id";
                                        return false;
                                      }
                                    } else {
                                      validate21.at = instancePath + "/series/" + i2 + "/id";
                                      return false;
                                    }
                                  }
                                  var valid9 = _errs47 === errors;
                                } else {
                                  var valid9 = true;
                                }
                                if (valid9) {
                                  if (data20.title !== void 0) {
                                    const _errs49 = errors;
                                    if (typeof data20.title !== "string") {
                                      validate21.at = instancePath + "/series/" + i2 + "/title";
                                      return false;
                                    }
                                    var valid9 = _errs49 === errors;
                                  } else {
                                    var valid9 = true;
                                  }
                                  if (valid9) {
                                    if (data20.shape !== void 0) {
                                      const _errs51 = errors;
                                      if (typeof data20.shape !== "string") {
                                        validate21.at = instancePath + "/series/" + i2 + "/shape";
                                        return false;
                                      }
                                      var valid9 = _errs51 === errors;
                                    } else {
                                      var valid9 = true;
                                    }
                                    if (valid9) {
                                      if (data20.role !== void 0) {
                                        const _errs53 = errors;
                                        if (typeof data20.role !== "string") {
                                          validate21.at = instancePath + "/series/" + i2 + "/role";
                                          return false;
                                        }
                                        var valid9 = _errs53 === errors;
                                      } else {
                                        var valid9 = true;
                                      }
                                      if (valid9) {
                                        if (data20.values !== void 0) {
                                          let data25 = data20.values;
                                          const _errs55 = errors;
                                          if (errors === _errs55) {
                                            if (Array.isArray(data25)) {
                                              var valid10 = true;
                                              const len3 = data25.length;
                                              for (let i3 = 0; i3 < len3; i3++) {
                                                let data26 = data25[i3];
                                                const _errs57 = errors;
                                                if (!(typeof data26 == "number" && isFinite(data26)) && data26 !== null) {
                                                  validate21.at = instancePath + "/series/" + i2 + "/values/" + i3;
                                                  return false;
                                                }
                                                var valid10 = _errs57 === errors;
                                                if (!valid10) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/series/" + i2 + "/values";
                                              return false;
                                            }
                                          }
                                          var valid9 = _errs55 === errors;
                                        } else {
                                          var valid9 = true;
                                        }
                                        if (valid9) {
                                          if (data20.link !== void 0) {
                                            let data27 = data20.link;
                                            const _errs59 = errors;
                                            if (errors === _errs59) {
                                              if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                                let missing5;
                                                if (data27.to === void 0 && (missing5 = "to")) {
                                                  validate21.at = instancePath + "/series/" + i2 + "/link";
                                                  return false;
                                                } else {
                                                  if (data27.to !== void 0) {
                                                    const _errs61 = errors;
                                                    if (typeof data27.to !== "string") {
                                                      validate21.at = instancePath + "/series/" + i2 + "/link/to";
                                                      return false;
                                                    }
                                                    var valid11 = _errs61 === errors;
                                                  } else {
                                                    var valid11 = true;
                                                  }
                                                  if (valid11) {
                                                    if (data27.code !== void 0) {
                                                      const _errs63 = errors;
                                                      if (typeof data27.code !== "string") {
                                                        validate21.at = instancePath + "/series/" + i2 + "/link/code";
                                                        return false;
                                                      }
                                                      var valid11 = _errs63 === errors;
                                                    } else {
                                                      var valid11 = true;
                                                    }
                                                    if (valid11) {
                                                      if (data27.filter !== void 0) {
                                                        let data30 = data27.filter;
                                                        const _errs65 = errors;
                                                        if (errors === _errs65) {
                                                          if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                                            for (const key1 in data30) {
                                                              const _errs68 = errors;
                                                              if (typeof data30[key1] !== "string") {
                                                                validate21.at = instancePath + "/series/" + i2 + "/link/filter/" + key1.replace(/~/g, "~0").replace(/\//g, "~1");
                                                                return false;
                                                              }
                                                              var valid12 = _errs68 === errors;
                                                              if (!valid12) {
                                                                break;
                                                              }
                                                            }
                                                          } else {
                                                            validate21.at = instancePath + "/series/" + i2 + "/link/filter";
                                                            return false;
                                                          }
                                                        }
                                                        var valid11 = _errs65 === errors;
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
                                            var valid9 = _errs59 === errors;
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
                          var valid8 = _errs45 === errors;
                          if (!valid8) {
                            break;
                          }
                        }
                      } else {
                        validate21.at = instancePath + "/series";
                        return false;
                      }
                    }
                    var valid4 = _errs43 === errors;
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
    var valid0 = _errs23 === errors;
  }
  return errors === 0;
}
isSeriesWidget.removable = ["/note", "/size", "/link", "/link/code", "/link/filter", "/unit", "/x/filter", "/forecastFrom", "/series/*/shape", "/series/*/role", "/series/*/link", "/series/*/link/code", "/series/*/link/filter"];
export {
  isSeriesWidget
};
