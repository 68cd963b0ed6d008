// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isImportList = validate21;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.imports === void 0 && (missing0 = "imports")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.imports !== void 0) {
          let data0 = data.imports;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              if (data0.length > 50) {
                validate21.at = instancePath + "/imports";
                return false;
              } else {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs3 = errors;
                  if (errors === _errs3) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if (data1.id === void 0 && (missing1 = "id") || data1.fileName === void 0 && (missing1 = "fileName") || data1.importedAt === void 0 && (missing1 = "importedAt") || data1.importedBy === void 0 && (missing1 = "importedBy") || data1.added === void 0 && (missing1 = "added") || data1.undoneAt === void 0 && (missing1 = "undoneAt")) {
                        validate21.at = instancePath + "/imports/" + i0;
                        return false;
                      } else {
                        if (data1.id !== void 0) {
                          let data2 = data1.id;
                          const _errs5 = errors;
                          if (errors === _errs5) {
                            if (typeof data2 === "string") {
                              if (data2.length < 1) {
                                validate21.at = instancePath + "/imports/" + i0 + "/id";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/imports/" + i0 + "/id";
                              return false;
                            }
                          }
                          var valid2 = _errs5 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.fileName !== void 0) {
                            const _errs7 = errors;
                            if (typeof data1.fileName !== "string") {
                              validate21.at = instancePath + "/imports/" + i0 + "/fileName";
                              return false;
                            }
                            var valid2 = _errs7 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.importedAt !== void 0) {
                              const _errs9 = errors;
                              if (errors === _errs9) {
                                if (errors === _errs9) {
                                  if (!(typeof data1.importedAt === "string")) {
                                    validate21.at = instancePath + "/imports/" + i0 + "/importedAt";
                                    return false;
                                  }
                                }
                              }
                              var valid2 = _errs9 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data1.importedBy !== void 0) {
                                const _errs11 = errors;
                                if (typeof data1.importedBy !== "string") {
                                  validate21.at = instancePath + "/imports/" + i0 + "/importedBy";
                                  return false;
                                }
                                var valid2 = _errs11 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data1.added !== void 0) {
                                  let data6 = data1.added;
                                  const _errs13 = errors;
                                  if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                                    validate21.at = instancePath + "/imports/" + i0 + "/added";
                                    return false;
                                  }
                                  if (errors === _errs13) {
                                    if (typeof data6 == "number" && isFinite(data6)) {
                                      if (data6 < 1 || isNaN(data6)) {
                                        validate21.at = instancePath + "/imports/" + i0 + "/added";
                                        return false;
                                      }
                                    }
                                  }
                                  var valid2 = _errs13 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data1.undoneAt !== void 0) {
                                    let data7 = data1.undoneAt;
                                    const _errs15 = errors;
                                    if (typeof data7 !== "string" && data7 !== null) {
                                      validate21.at = instancePath + "/imports/" + i0 + "/undoneAt";
                                      return false;
                                    }
                                    var valid2 = _errs15 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/imports/" + i0;
                      return false;
                    }
                  }
                  var valid1 = _errs3 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              }
            } else {
              validate21.at = instancePath + "/imports";
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
  return errors === 0;
}
isImportList.removable = ["/imports/*"];
export {
  isImportList
};
