// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isCategoryList = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
var pattern4 = new RegExp("^[12]", "u");
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.categories === void 0 && (missing0 = "categories") || data.asOf === void 0 && (missing0 = "asOf")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.categories !== void 0) {
          let data0 = data.categories;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                const _errs3 = errors;
                if (errors === _errs3) {
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    let missing1;
                    if (data1.name === void 0 && (missing1 = "name") || data1.group === void 0 && (missing1 = "group")) {
                      validate21.at = instancePath + "/categories/" + i0;
                      return false;
                    } else {
                      if (data1.name !== void 0) {
                        let data2 = data1.name;
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (typeof data2 === "string") {
                            if (data2.length < 1) {
                              validate21.at = instancePath + "/categories/" + i0 + "/name";
                              return false;
                            }
                          } else {
                            validate21.at = instancePath + "/categories/" + i0 + "/name";
                            return false;
                          }
                        }
                        var valid2 = _errs5 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.group !== void 0) {
                          const _errs7 = errors;
                          if (typeof data1.group !== "string") {
                            validate21.at = instancePath + "/categories/" + i0 + "/group";
                            return false;
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.kind !== void 0) {
                            let data4 = data1.kind;
                            const _errs9 = errors;
                            if (typeof data4 !== "string") {
                              validate21.at = instancePath + "/categories/" + i0 + "/kind";
                              return false;
                            }
                            if (!(data4 === "receivable" || data4 === "payable")) {
                              validate21.at = instancePath + "/categories/" + i0 + "/kind";
                              return false;
                            }
                            var valid2 = _errs9 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.isArchived !== void 0) {
                              const _errs11 = errors;
                              if (typeof data1.isArchived !== "boolean") {
                                validate21.at = instancePath + "/categories/" + i0 + "/isArchived";
                                return false;
                              }
                              var valid2 = _errs11 === errors;
                            } else {
                              var valid2 = true;
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
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate21.at = instancePath + "/categories";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.asOf !== void 0) {
            let data6 = data.asOf;
            const _errs13 = errors;
            if (errors === _errs13) {
              if (errors === _errs13) {
                if (typeof data6 === "string") {
                  if (!pattern4.test(data6)) {
                    validate21.at = instancePath + "/asOf";
                    return false;
                  } else {
                    if (!formats0.test(data6)) {
                      validate21.at = instancePath + "/asOf";
                      return false;
                    }
                  }
                } else {
                  validate21.at = instancePath + "/asOf";
                  return false;
                }
              }
            }
            var valid0 = _errs13 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.hasNotes !== void 0) {
              const _errs15 = errors;
              if (typeof data.hasNotes !== "boolean") {
                validate21.at = instancePath + "/hasNotes";
                return false;
              }
              var valid0 = _errs15 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.changesNames !== void 0) {
                const _errs17 = errors;
                if (typeof data.changesNames !== "boolean") {
                  validate21.at = instancePath + "/changesNames";
                  return false;
                }
                var valid0 = _errs17 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.seriesRhythms !== void 0) {
                  let data9 = data.seriesRhythms;
                  const _errs19 = errors;
                  if (errors === _errs19) {
                    if (Array.isArray(data9)) {
                      var valid3 = true;
                      const len1 = data9.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        const _errs21 = errors;
                        if (typeof data9[i1] !== "string") {
                          validate21.at = instancePath + "/seriesRhythms/" + i1;
                          return false;
                        }
                        var valid3 = _errs21 === errors;
                        if (!valid3) {
                          break;
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/seriesRhythms";
                      return false;
                    }
                  }
                  var valid0 = _errs19 === errors;
                } else {
                  var valid0 = true;
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
  return errors === 0;
}
isCategoryList.removable = ["/categories/*", "/categories/*/kind", "/categories/*/isArchived", "/hasNotes", "/changesNames", "/seriesRhythms", "/seriesRhythms/*"];
export {
  isCategoryList
};
