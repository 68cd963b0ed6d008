// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isStatementLineList = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.account === void 0 && (missing0 = "account") || data.lines === void 0 && (missing0 = "lines") || data.imports === void 0 && (missing0 = "imports") || data.next === void 0 && (missing0 = "next")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.account !== void 0) {
          let data0 = data.account;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if (data0.id === void 0 && (missing1 = "id") || data0.name === void 0 && (missing1 = "name") || data0.kind === void 0 && (missing1 = "kind")) {
                validate21.at = instancePath + "/account";
                return false;
              } else {
                if (data0.id !== void 0) {
                  let data1 = data0.id;
                  const _errs3 = errors;
                  if (errors === _errs3) {
                    if (typeof data1 === "string") {
                      if (data1.length < 1) {
                        validate21.at = instancePath + "/account/id";
                        return false;
                      }
                    } else {
                      validate21.at = instancePath + "/account/id";
                      return false;
                    }
                  }
                  var valid1 = _errs3 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.name !== void 0) {
                    const _errs5 = errors;
                    if (typeof data0.name !== "string") {
                      validate21.at = instancePath + "/account/name";
                      return false;
                    }
                    var valid1 = _errs5 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data0.kind !== void 0) {
                      const _errs7 = errors;
                      if (typeof data0.kind !== "string") {
                        validate21.at = instancePath + "/account/kind";
                        return false;
                      }
                      var valid1 = _errs7 === errors;
                    } else {
                      var valid1 = true;
                    }
                  }
                }
              }
            } else {
              validate21.at = instancePath + "/account";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.lines !== void 0) {
            let data4 = data.lines;
            const _errs9 = errors;
            if (errors === _errs9) {
              if (Array.isArray(data4)) {
                var valid2 = true;
                const len0 = data4.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data5 = data4[i0];
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                      let missing2;
                      if (data5.id === void 0 && (missing2 = "id") || data5.day === void 0 && (missing2 = "day") || data5.cents === void 0 && (missing2 = "cents") || data5.text === void 0 && (missing2 = "text") || data5.state === void 0 && (missing2 = "state") || data5.importId === void 0 && (missing2 = "importId")) {
                        validate21.at = instancePath + "/lines/" + i0;
                        return false;
                      } else {
                        if (data5.id !== void 0) {
                          let data6 = data5.id;
                          const _errs13 = errors;
                          if (errors === _errs13) {
                            if (typeof data6 === "string") {
                              if (data6.length < 1) {
                                validate21.at = instancePath + "/lines/" + i0 + "/id";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/lines/" + i0 + "/id";
                              return false;
                            }
                          }
                          var valid3 = _errs13 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data5.day !== void 0) {
                            let data7 = data5.day;
                            const _errs15 = errors;
                            if (errors === _errs15) {
                              if (errors === _errs15) {
                                if (typeof data7 === "string") {
                                  if (!formats0.test(data7)) {
                                    validate21.at = instancePath + "/lines/" + i0 + "/day";
                                    return false;
                                  }
                                } else {
                                  validate21.at = instancePath + "/lines/" + i0 + "/day";
                                  return false;
                                }
                              }
                            }
                            var valid3 = _errs15 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data5.cents !== void 0) {
                              let data8 = data5.cents;
                              const _errs17 = errors;
                              if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                validate21.at = instancePath + "/lines/" + i0 + "/cents";
                                return false;
                              }
                              var valid3 = _errs17 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data5.text !== void 0) {
                                const _errs19 = errors;
                                if (typeof data5.text !== "string") {
                                  validate21.at = instancePath + "/lines/" + i0 + "/text";
                                  return false;
                                }
                                var valid3 = _errs19 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data5.document !== void 0) {
                                  const _errs21 = errors;
                                  if (typeof data5.document !== "string") {
                                    validate21.at = instancePath + "/lines/" + i0 + "/document";
                                    return false;
                                  }
                                  var valid3 = _errs21 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (valid3) {
                                  if (data5.state !== void 0) {
                                    const _errs23 = errors;
                                    if (typeof data5.state !== "string") {
                                      validate21.at = instancePath + "/lines/" + i0 + "/state";
                                      return false;
                                    }
                                    var valid3 = _errs23 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                  if (valid3) {
                                    if (data5.entries !== void 0) {
                                      let data12 = data5.entries;
                                      const _errs25 = errors;
                                      if (errors === _errs25) {
                                        if (Array.isArray(data12)) {
                                          var valid4 = true;
                                          const len1 = data12.length;
                                          for (let i1 = 0; i1 < len1; i1++) {
                                            let data13 = data12[i1];
                                            const _errs27 = errors;
                                            if (errors === _errs27) {
                                              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                                let missing3;
                                                if (data13.id === void 0 && (missing3 = "id") || data13.counterparty === void 0 && (missing3 = "counterparty")) {
                                                  validate21.at = instancePath + "/lines/" + i0 + "/entries/" + i1;
                                                  return false;
                                                } else {
                                                  if (data13.id !== void 0) {
                                                    let data14 = data13.id;
                                                    const _errs29 = errors;
                                                    if (errors === _errs29) {
                                                      if (typeof data14 === "string") {
                                                        if (data14.length < 1) {
                                                          validate21.at = instancePath + "/lines/" + i0 + "/entries/" + i1 + "/id";
                                                          return false;
                                                        }
                                                      } else {
                                                        validate21.at = instancePath + "/lines/" + i0 + "/entries/" + i1 + "/id";
                                                        return false;
                                                      }
                                                    }
                                                    var valid5 = _errs29 === errors;
                                                  } else {
                                                    var valid5 = true;
                                                  }
                                                  if (valid5) {
                                                    if (data13.counterparty !== void 0) {
                                                      const _errs31 = errors;
                                                      if (typeof data13.counterparty !== "string") {
                                                        validate21.at = instancePath + "/lines/" + i0 + "/entries/" + i1 + "/counterparty";
                                                        return false;
                                                      }
                                                      var valid5 = _errs31 === errors;
                                                    } else {
                                                      var valid5 = true;
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/lines/" + i0 + "/entries/" + i1;
                                                return false;
                                              }
                                            }
                                            var valid4 = _errs27 === errors;
                                            if (!valid4) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/lines/" + i0 + "/entries";
                                          return false;
                                        }
                                      }
                                      var valid3 = _errs25 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (valid3) {
                                      if (data5.version !== void 0) {
                                        let data16 = data5.version;
                                        const _errs33 = errors;
                                        if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                          validate21.at = instancePath + "/lines/" + i0 + "/version";
                                          return false;
                                        }
                                        if (errors === _errs33) {
                                          if (typeof data16 == "number" && isFinite(data16)) {
                                            if (data16 < 1 || isNaN(data16)) {
                                              validate21.at = instancePath + "/lines/" + i0 + "/version";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid3 = _errs33 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                      if (valid3) {
                                        if (data5.importId !== void 0) {
                                          let data17 = data5.importId;
                                          const _errs35 = errors;
                                          if (errors === _errs35) {
                                            if (typeof data17 === "string") {
                                              if (data17.length < 1) {
                                                validate21.at = instancePath + "/lines/" + i0 + "/importId";
                                                return false;
                                              }
                                            } else {
                                              validate21.at = instancePath + "/lines/" + i0 + "/importId";
                                              return false;
                                            }
                                          }
                                          var valid3 = _errs35 === errors;
                                        } else {
                                          var valid3 = true;
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
                      validate21.at = instancePath + "/lines/" + i0;
                      return false;
                    }
                  }
                  var valid2 = _errs11 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              } else {
                validate21.at = instancePath + "/lines";
                return false;
              }
            }
            var valid0 = _errs9 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.imports !== void 0) {
              let data18 = data.imports;
              const _errs37 = errors;
              if (errors === _errs37) {
                if (Array.isArray(data18)) {
                  if (data18.length > 10) {
                    validate21.at = instancePath + "/imports";
                    return false;
                  } else {
                    var valid6 = true;
                    const len2 = data18.length;
                    for (let i2 = 0; i2 < len2; i2++) {
                      let data19 = data18[i2];
                      const _errs39 = errors;
                      if (errors === _errs39) {
                        if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                          let missing4;
                          if (data19.id === void 0 && (missing4 = "id") || data19.fileName === void 0 && (missing4 = "fileName") || data19.importedAt === void 0 && (missing4 = "importedAt") || data19.importedBy === void 0 && (missing4 = "importedBy") || data19.added === void 0 && (missing4 = "added")) {
                            validate21.at = instancePath + "/imports/" + i2;
                            return false;
                          } else {
                            if (data19.id !== void 0) {
                              let data20 = data19.id;
                              const _errs41 = errors;
                              if (errors === _errs41) {
                                if (typeof data20 === "string") {
                                  if (data20.length < 1) {
                                    validate21.at = instancePath + "/imports/" + i2 + "/id";
                                    return false;
                                  }
                                } else {
                                  validate21.at = instancePath + "/imports/" + i2 + "/id";
                                  return false;
                                }
                              }
                              var valid7 = _errs41 === errors;
                            } else {
                              var valid7 = true;
                            }
                            if (valid7) {
                              if (data19.fileName !== void 0) {
                                const _errs43 = errors;
                                if (typeof data19.fileName !== "string") {
                                  validate21.at = instancePath + "/imports/" + i2 + "/fileName";
                                  return false;
                                }
                                var valid7 = _errs43 === errors;
                              } else {
                                var valid7 = true;
                              }
                              if (valid7) {
                                if (data19.importedAt !== void 0) {
                                  const _errs45 = errors;
                                  if (errors === _errs45) {
                                    if (errors === _errs45) {
                                      if (!(typeof data19.importedAt === "string")) {
                                        validate21.at = instancePath + "/imports/" + i2 + "/importedAt";
                                        return false;
                                      }
                                    }
                                  }
                                  var valid7 = _errs45 === errors;
                                } else {
                                  var valid7 = true;
                                }
                                if (valid7) {
                                  if (data19.importedBy !== void 0) {
                                    const _errs47 = errors;
                                    if (typeof data19.importedBy !== "string") {
                                      validate21.at = instancePath + "/imports/" + i2 + "/importedBy";
                                      return false;
                                    }
                                    var valid7 = _errs47 === errors;
                                  } else {
                                    var valid7 = true;
                                  }
                                  if (valid7) {
                                    if (data19.added !== void 0) {
                                      let data24 = data19.added;
                                      const _errs49 = errors;
                                      if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                                        validate21.at = instancePath + "/imports/" + i2 + "/added";
                                        return false;
                                      }
                                      if (errors === _errs49) {
                                        if (typeof data24 == "number" && isFinite(data24)) {
                                          if (data24 < 1 || isNaN(data24)) {
                                            validate21.at = instancePath + "/imports/" + i2 + "/added";
                                            return false;
                                          }
                                        }
                                      }
                                      var valid7 = _errs49 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        } else {
                          validate21.at = instancePath + "/imports/" + i2;
                          return false;
                        }
                      }
                      var valid6 = _errs39 === errors;
                      if (!valid6) {
                        break;
                      }
                    }
                  }
                } else {
                  validate21.at = instancePath + "/imports";
                  return false;
                }
              }
              var valid0 = _errs37 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.next !== void 0) {
                let data25 = data.next;
                const _errs51 = errors;
                if (typeof data25 !== "string" && data25 !== null) {
                  validate21.at = instancePath + "/next";
                  return false;
                }
                var valid0 = _errs51 === errors;
              } else {
                var valid0 = true;
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
isStatementLineList.removable = ["/lines/*", "/lines/*/document", "/lines/*/entries", "/lines/*/entries/*", "/lines/*/version", "/imports/*"];
export {
  isStatementLineList
};
