// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isCategoryChart = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.version === void 0 && (missing0 = "version") || data.categories === void 0 && (missing0 = "categories") || data.presets === void 0 && (missing0 = "presets")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.version !== void 0) {
          let data0 = data.version;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate21.at = instancePath + "/version";
            return false;
          }
          if (errors === _errs1) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 0 || isNaN(data0)) {
                validate21.at = instancePath + "/version";
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.categories !== void 0) {
            let data1 = data.categories;
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
                      if (data2.id === void 0 && (missing1 = "id") || data2.name === void 0 && (missing1 = "name") || data2.group === void 0 && (missing1 = "group") || data2.isTax === void 0 && (missing1 = "isTax") || data2.isArchived === void 0 && (missing1 = "isArchived") || data2.entries === void 0 && (missing1 = "entries") || data2.isUsed === void 0 && (missing1 = "isUsed") || data2.merged === void 0 && (missing1 = "merged")) {
                        validate21.at = instancePath + "/categories/" + i0;
                        return false;
                      } else {
                        if (data2.id !== void 0) {
                          let data3 = data2.id;
                          const _errs7 = errors;
                          if (errors === _errs7) {
                            if (typeof data3 === "string") {
                              if (data3.length < 1) {
                                validate21.at = instancePath + "/categories/" + i0 + "/id";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/categories/" + i0 + "/id";
                              return false;
                            }
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data2.name !== void 0) {
                            let data4 = data2.name;
                            const _errs9 = errors;
                            if (errors === _errs9) {
                              if (typeof data4 === "string") {
                                if (data4.length < 1) {
                                  validate21.at = instancePath + "/categories/" + i0 + "/name";
                                  return false;
                                }
                              } else {
                                validate21.at = instancePath + "/categories/" + i0 + "/name";
                                return false;
                              }
                            }
                            var valid2 = _errs9 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data2.group !== void 0) {
                              let data5 = data2.group;
                              const _errs11 = errors;
                              if (errors === _errs11) {
                                if (typeof data5 === "string") {
                                  if (data5.length < 1) {
                                    validate21.at = instancePath + "/categories/" + i0 + "/group";
                                    return false;
                                  }
                                } else {
                                  validate21.at = instancePath + "/categories/" + i0 + "/group";
                                  return false;
                                }
                              }
                              var valid2 = _errs11 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data2.isTax !== void 0) {
                                const _errs13 = errors;
                                if (typeof data2.isTax !== "boolean") {
                                  validate21.at = instancePath + "/categories/" + i0 + "/isTax";
                                  return false;
                                }
                                var valid2 = _errs13 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data2.isArchived !== void 0) {
                                  const _errs15 = errors;
                                  if (typeof data2.isArchived !== "boolean") {
                                    validate21.at = instancePath + "/categories/" + i0 + "/isArchived";
                                    return false;
                                  }
                                  var valid2 = _errs15 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data2.entries !== void 0) {
                                    let data8 = data2.entries;
                                    const _errs17 = errors;
                                    if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                      validate21.at = instancePath + "/categories/" + i0 + "/entries";
                                      return false;
                                    }
                                    if (errors === _errs17) {
                                      if (typeof data8 == "number" && isFinite(data8)) {
                                        if (data8 < 0 || isNaN(data8)) {
                                          validate21.at = instancePath + "/categories/" + i0 + "/entries";
                                          return false;
                                        }
                                      }
                                    }
                                    var valid2 = _errs17 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data2.isUsed !== void 0) {
                                      const _errs19 = errors;
                                      if (typeof data2.isUsed !== "boolean") {
                                        validate21.at = instancePath + "/categories/" + i0 + "/isUsed";
                                        return false;
                                      }
                                      var valid2 = _errs19 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data2.firstOn !== void 0) {
                                        let data10 = data2.firstOn;
                                        const _errs21 = errors;
                                        if (errors === _errs21) {
                                          if (errors === _errs21) {
                                            if (typeof data10 === "string") {
                                              if (!formats0.test(data10)) {
                                                validate21.at = instancePath + "/categories/" + i0 + "/firstOn";
                                                return false;
                                              }
                                            } else {
                                              validate21.at = instancePath + "/categories/" + i0 + "/firstOn";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid2 = _errs21 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data2.merged !== void 0) {
                                          let data11 = data2.merged;
                                          const _errs23 = errors;
                                          if (errors === _errs23) {
                                            if (Array.isArray(data11)) {
                                              var valid3 = true;
                                              const len1 = data11.length;
                                              for (let i1 = 0; i1 < len1; i1++) {
                                                let data12 = data11[i1];
                                                const _errs25 = errors;
                                                if (errors === _errs25) {
                                                  if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                                    let missing2;
                                                    if (data12.id === void 0 && (missing2 = "id") || data12.name === void 0 && (missing2 = "name")) {
                                                      validate21.at = instancePath + "/categories/" + i0 + "/merged/" + i1;
                                                      return false;
                                                    } else {
                                                      if (data12.id !== void 0) {
                                                        let data13 = data12.id;
                                                        const _errs27 = errors;
                                                        if (errors === _errs27) {
                                                          if (typeof data13 === "string") {
                                                            if (data13.length < 1) {
                                                              validate21.at = instancePath + "/categories/" + i0 + "/merged/" + i1 + "/id";
                                                              return false;
                                                            }
                                                          } else {
                                                            validate21.at = instancePath + "/categories/" + i0 + "/merged/" + i1 + "/id";
                                                            return false;
                                                          }
                                                        }
                                                        var valid4 = _errs27 === errors;
                                                      } else {
                                                        var valid4 = true;
                                                      }
                                                      if (valid4) {
                                                        if (data12.name !== void 0) {
                                                          let data14 = data12.name;
                                                          const _errs29 = errors;
                                                          if (errors === _errs29) {
                                                            if (typeof data14 === "string") {
                                                              if (data14.length < 1) {
                                                                validate21.at = instancePath + "/categories/" + i0 + "/merged/" + i1 + "/name";
                                                                return false;
                                                              }
                                                            } else {
                                                              validate21.at = instancePath + "/categories/" + i0 + "/merged/" + i1 + "/name";
                                                              return false;
                                                            }
                                                          }
                                                          var valid4 = _errs29 === errors;
                                                        } else {
                                                          var valid4 = true;
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/categories/" + i0 + "/merged/" + i1;
                                                    return false;
                                                  }
                                                }
                                                var valid3 = _errs25 === errors;
                                                if (!valid3) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/categories/" + i0 + "/merged";
                                              return false;
                                            }
                                          }
                                          var valid2 = _errs23 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/categories/" + i0;
                      return false;
                    }
                  }
                  var valid1 = _errs5 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate21.at = instancePath + "/categories";
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.presets !== void 0) {
              let data15 = data.presets;
              const _errs31 = errors;
              if (errors === _errs31) {
                if (Array.isArray(data15)) {
                  var valid5 = true;
                  const len2 = data15.length;
                  for (let i2 = 0; i2 < len2; i2++) {
                    let data16 = data15[i2];
                    const _errs33 = errors;
                    if (errors === _errs33) {
                      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                        let missing3;
                        if (data16.id === void 0 && (missing3 = "id") || data16.title === void 0 && (missing3 = "title") || data16.categories === void 0 && (missing3 = "categories")) {
                          validate21.at = instancePath + "/presets/" + i2;
                          return false;
                        } else {
                          if (data16.id !== void 0) {
                            let data17 = data16.id;
                            const _errs35 = errors;
                            if (errors === _errs35) {
                              if (typeof data17 === "string") {
                                if (data17.length < 1) {
                                  validate21.at = instancePath + "/presets/" + i2 + "/id";
                                  return false;
                                }
                              } else {
                                validate21.at = instancePath + "/presets/" + i2 + "/id";
                                return false;
                              }
                            }
                            var valid6 = _errs35 === errors;
                          } else {
                            var valid6 = true;
                          }
                          if (valid6) {
                            if (data16.title !== void 0) {
                              let data18 = data16.title;
                              const _errs37 = errors;
                              if (errors === _errs37) {
                                if (typeof data18 === "string") {
                                  if (data18.length < 1) {
                                    validate21.at = instancePath + "/presets/" + i2 + "/title";
                                    return false;
                                  }
                                } else {
                                  validate21.at = instancePath + "/presets/" + i2 + "/title";
                                  return false;
                                }
                              }
                              var valid6 = _errs37 === errors;
                            } else {
                              var valid6 = true;
                            }
                            if (valid6) {
                              if (data16.categories !== void 0) {
                                let data19 = data16.categories;
                                const _errs39 = errors;
                                if (errors === _errs39) {
                                  if (Array.isArray(data19)) {
                                    var valid7 = true;
                                    const len3 = data19.length;
                                    for (let i3 = 0; i3 < len3; i3++) {
                                      let data20 = data19[i3];
                                      const _errs41 = errors;
                                      if (errors === _errs41) {
                                        if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                          let missing4;
                                          if (data20.name === void 0 && (missing4 = "name") || data20.group === void 0 && (missing4 = "group") || data20.isTax === void 0 && (missing4 = "isTax")) {
                                            validate21.at = instancePath + "/presets/" + i2 + "/categories/" + i3;
                                            return false;
                                          } else {
                                            if (data20.name !== void 0) {
                                              let data21 = data20.name;
                                              const _errs43 = errors;
                                              if (errors === _errs43) {
                                                if (typeof data21 === "string") {
                                                  if (data21.length < 1) {
                                                    validate21.at = instancePath + "/presets/" + i2 + "/categories/" + i3 + "/name";
                                                    return false;
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/presets/" + i2 + "/categories/" + i3 + "/name";
                                                  return false;
                                                }
                                              }
                                              var valid8 = _errs43 === errors;
                                            } else {
                                              var valid8 = true;
                                            }
                                            if (valid8) {
                                              if (data20.group !== void 0) {
                                                let data22 = data20.group;
                                                const _errs45 = errors;
                                                if (errors === _errs45) {
                                                  if (typeof data22 === "string") {
                                                    if (data22.length < 1) {
                                                      validate21.at = instancePath + "/presets/" + i2 + "/categories/" + i3 + "/group";
                                                      return false;
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/presets/" + i2 + "/categories/" + i3 + "/group";
                                                    return false;
                                                  }
                                                }
                                                var valid8 = _errs45 === errors;
                                              } else {
                                                var valid8 = true;
                                              }
                                              if (valid8) {
                                                if (data20.isTax !== void 0) {
                                                  const _errs47 = errors;
                                                  if (typeof data20.isTax !== "boolean") {
                                                    validate21.at = instancePath + "/presets/" + i2 + "/categories/" + i3 + "/isTax";
                                                    return false;
                                                  }
                                                  var valid8 = _errs47 === errors;
                                                } else {
                                                  var valid8 = true;
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/presets/" + i2 + "/categories/" + i3;
                                          return false;
                                        }
                                      }
                                      var valid7 = _errs41 === errors;
                                      if (!valid7) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate21.at = instancePath + "/presets/" + i2 + "/categories";
                                    return false;
                                  }
                                }
                                var valid6 = _errs39 === errors;
                              } else {
                                var valid6 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate21.at = instancePath + "/presets/" + i2;
                        return false;
                      }
                    }
                    var valid5 = _errs33 === errors;
                    if (!valid5) {
                      break;
                    }
                  }
                } else {
                  validate21.at = instancePath + "/presets";
                  return false;
                }
              }
              var valid0 = _errs31 === errors;
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
isCategoryChart.removable = ["/categories/*", "/categories/*/firstOn", "/categories/*/merged/*", "/presets/*", "/presets/*/categories/*"];
export {
  isCategoryChart
};
