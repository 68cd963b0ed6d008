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
                                      if (data5.transfers !== void 0) {
                                        let data16 = data5.transfers;
                                        const _errs33 = errors;
                                        if (errors === _errs33) {
                                          if (Array.isArray(data16)) {
                                            var valid6 = true;
                                            const len2 = data16.length;
                                            for (let i2 = 0; i2 < len2; i2++) {
                                              let data17 = data16[i2];
                                              const _errs35 = errors;
                                              if (errors === _errs35) {
                                                if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                                  let missing4;
                                                  if (data17.otherAccountId === void 0 && (missing4 = "otherAccountId") || data17.otherAccountName === void 0 && (missing4 = "otherAccountName") || data17.day === void 0 && (missing4 = "day")) {
                                                    validate21.at = instancePath + "/lines/" + i0 + "/transfers/" + i2;
                                                    return false;
                                                  } else {
                                                    if (data17.otherAccountId !== void 0) {
                                                      let data18 = data17.otherAccountId;
                                                      const _errs37 = errors;
                                                      if (errors === _errs37) {
                                                        if (typeof data18 === "string") {
                                                          if (data18.length < 1) {
                                                            validate21.at = instancePath + "/lines/" + i0 + "/transfers/" + i2 + "/otherAccountId";
                                                            return false;
                                                          }
                                                        } else {
                                                          validate21.at = instancePath + "/lines/" + i0 + "/transfers/" + i2 + "/otherAccountId";
                                                          return false;
                                                        }
                                                      }
                                                      var valid7 = _errs37 === errors;
                                                    } else {
                                                      var valid7 = true;
                                                    }
                                                    if (valid7) {
                                                      if (data17.otherAccountName !== void 0) {
                                                        const _errs39 = errors;
                                                        if (typeof data17.otherAccountName !== "string") {
                                                          validate21.at = instancePath + "/lines/" + i0 + "/transfers/" + i2 + "/otherAccountName";
                                                          return false;
                                                        }
                                                        var valid7 = _errs39 === errors;
                                                      } else {
                                                        var valid7 = true;
                                                      }
                                                      if (valid7) {
                                                        if (data17.day !== void 0) {
                                                          let data20 = data17.day;
                                                          const _errs41 = errors;
                                                          if (errors === _errs41) {
                                                            if (errors === _errs41) {
                                                              if (typeof data20 === "string") {
                                                                if (!formats0.test(data20)) {
                                                                  validate21.at = instancePath + "/lines/" + i0 + "/transfers/" + i2 + "/day";
                                                                  return false;
                                                                }
                                                              } else {
                                                                validate21.at = instancePath + "/lines/" + i0 + "/transfers/" + i2 + "/day";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid7 = _errs41 === errors;
                                                        } else {
                                                          var valid7 = true;
                                                        }
                                                        if (valid7) {
                                                          if (data17.isMade !== void 0) {
                                                            const _errs43 = errors;
                                                            if (typeof data17.isMade !== "boolean") {
                                                              validate21.at = instancePath + "/lines/" + i0 + "/transfers/" + i2 + "/isMade";
                                                              return false;
                                                            }
                                                            var valid7 = _errs43 === errors;
                                                          } else {
                                                            var valid7 = true;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/lines/" + i0 + "/transfers/" + i2;
                                                  return false;
                                                }
                                              }
                                              var valid6 = _errs35 === errors;
                                              if (!valid6) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/lines/" + i0 + "/transfers";
                                            return false;
                                          }
                                        }
                                        var valid3 = _errs33 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                      if (valid3) {
                                        if (data5.ignoreReason !== void 0) {
                                          const _errs45 = errors;
                                          if (typeof data5.ignoreReason !== "string") {
                                            validate21.at = instancePath + "/lines/" + i0 + "/ignoreReason";
                                            return false;
                                          }
                                          var valid3 = _errs45 === errors;
                                        } else {
                                          var valid3 = true;
                                        }
                                        if (valid3) {
                                          if (data5.version !== void 0) {
                                            let data23 = data5.version;
                                            const _errs47 = errors;
                                            if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                                              validate21.at = instancePath + "/lines/" + i0 + "/version";
                                              return false;
                                            }
                                            if (errors === _errs47) {
                                              if (typeof data23 == "number" && isFinite(data23)) {
                                                if (data23 < 1 || isNaN(data23)) {
                                                  validate21.at = instancePath + "/lines/" + i0 + "/version";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid3 = _errs47 === errors;
                                          } else {
                                            var valid3 = true;
                                          }
                                          if (valid3) {
                                            if (data5.importId !== void 0) {
                                              let data24 = data5.importId;
                                              const _errs49 = errors;
                                              if (errors === _errs49) {
                                                if (typeof data24 === "string") {
                                                  if (data24.length < 1) {
                                                    validate21.at = instancePath + "/lines/" + i0 + "/importId";
                                                    return false;
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/lines/" + i0 + "/importId";
                                                  return false;
                                                }
                                              }
                                              var valid3 = _errs49 === errors;
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
              let data25 = data.imports;
              const _errs51 = errors;
              if (errors === _errs51) {
                if (Array.isArray(data25)) {
                  if (data25.length > 10) {
                    validate21.at = instancePath + "/imports";
                    return false;
                  } else {
                    var valid8 = true;
                    const len3 = data25.length;
                    for (let i3 = 0; i3 < len3; i3++) {
                      let data26 = data25[i3];
                      const _errs53 = errors;
                      if (errors === _errs53) {
                        if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                          let missing5;
                          if (data26.id === void 0 && (missing5 = "id") || data26.fileName === void 0 && (missing5 = "fileName") || data26.importedAt === void 0 && (missing5 = "importedAt") || data26.importedBy === void 0 && (missing5 = "importedBy") || data26.added === void 0 && (missing5 = "added")) {
                            validate21.at = instancePath + "/imports/" + i3;
                            return false;
                          } else {
                            if (data26.id !== void 0) {
                              let data27 = data26.id;
                              const _errs55 = errors;
                              if (errors === _errs55) {
                                if (typeof data27 === "string") {
                                  if (data27.length < 1) {
                                    validate21.at = instancePath + "/imports/" + i3 + "/id";
                                    return false;
                                  }
                                } else {
                                  validate21.at = instancePath + "/imports/" + i3 + "/id";
                                  return false;
                                }
                              }
                              var valid9 = _errs55 === errors;
                            } else {
                              var valid9 = true;
                            }
                            if (valid9) {
                              if (data26.fileName !== void 0) {
                                const _errs57 = errors;
                                if (typeof data26.fileName !== "string") {
                                  validate21.at = instancePath + "/imports/" + i3 + "/fileName";
                                  return false;
                                }
                                var valid9 = _errs57 === errors;
                              } else {
                                var valid9 = true;
                              }
                              if (valid9) {
                                if (data26.importedAt !== void 0) {
                                  const _errs59 = errors;
                                  if (errors === _errs59) {
                                    if (errors === _errs59) {
                                      if (!(typeof data26.importedAt === "string")) {
                                        validate21.at = instancePath + "/imports/" + i3 + "/importedAt";
                                        return false;
                                      }
                                    }
                                  }
                                  var valid9 = _errs59 === errors;
                                } else {
                                  var valid9 = true;
                                }
                                if (valid9) {
                                  if (data26.importedBy !== void 0) {
                                    const _errs61 = errors;
                                    if (typeof data26.importedBy !== "string") {
                                      validate21.at = instancePath + "/imports/" + i3 + "/importedBy";
                                      return false;
                                    }
                                    var valid9 = _errs61 === errors;
                                  } else {
                                    var valid9 = true;
                                  }
                                  if (valid9) {
                                    if (data26.added !== void 0) {
                                      let data31 = data26.added;
                                      const _errs63 = errors;
                                      if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
                                        validate21.at = instancePath + "/imports/" + i3 + "/added";
                                        return false;
                                      }
                                      if (errors === _errs63) {
                                        if (typeof data31 == "number" && isFinite(data31)) {
                                          if (data31 < 1 || isNaN(data31)) {
                                            validate21.at = instancePath + "/imports/" + i3 + "/added";
                                            return false;
                                          }
                                        }
                                      }
                                      var valid9 = _errs63 === errors;
                                    } else {
                                      var valid9 = true;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        } else {
                          validate21.at = instancePath + "/imports/" + i3;
                          return false;
                        }
                      }
                      var valid8 = _errs53 === errors;
                      if (!valid8) {
                        break;
                      }
                    }
                  }
                } else {
                  validate21.at = instancePath + "/imports";
                  return false;
                }
              }
              var valid0 = _errs51 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.next !== void 0) {
                let data32 = data.next;
                const _errs65 = errors;
                if (typeof data32 !== "string" && data32 !== null) {
                  validate21.at = instancePath + "/next";
                  return false;
                }
                var valid0 = _errs65 === errors;
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
isStatementLineList.removable = ["/lines/*", "/lines/*/document", "/lines/*/entries", "/lines/*/entries/*", "/lines/*/transfers", "/lines/*/transfers/*", "/lines/*/transfers/*/isMade", "/lines/*/ignoreReason", "/lines/*/version", "/imports/*"];
export {
  isStatementLineList
};
