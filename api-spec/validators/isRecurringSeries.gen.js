// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isRecurringSeries = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.version === void 0 && (missing0 = "version") || data.kind === void 0 && (missing0 = "kind") || data.counterparty === void 0 && (missing0 = "counterparty") || data.category === void 0 && (missing0 = "category") || data.form === void 0 && (missing0 = "form") || data.amountCents === void 0 && (missing0 = "amountCents") || data.rhythm === void 0 && (missing0 = "rhythm") || data.anchorOn === void 0 && (missing0 = "anchorOn") || data.firstDueOn === void 0 && (missing0 = "firstDueOn") || data.entryCount === void 0 && (missing0 = "entryCount") || data.isEnded === void 0 && (missing0 = "isEnded")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.id !== void 0) {
          let data0 = data.id;
          const _errs1 = errors;
          if (errors === _errs1) {
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
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.version !== void 0) {
            let data1 = data.version;
            const _errs3 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validate21.at = instancePath + "/version";
              return false;
            }
            if (errors === _errs3) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 1 || isNaN(data1)) {
                  validate21.at = instancePath + "/version";
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.kind !== void 0) {
              let data2 = data.kind;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                validate21.at = instancePath + "/kind";
                return false;
              }
              if (!(data2 === "receivable" || data2 === "payable")) {
                validate21.at = instancePath + "/kind";
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.counterparty !== void 0) {
                const _errs7 = errors;
                if (typeof data.counterparty !== "string") {
                  validate21.at = instancePath + "/counterparty";
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.category !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.category !== "string") {
                    validate21.at = instancePath + "/category";
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.form !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.form !== "string") {
                      validate21.at = instancePath + "/form";
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.document !== void 0) {
                      const _errs13 = errors;
                      if (typeof data.document !== "string") {
                        validate21.at = instancePath + "/document";
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.amountCents !== void 0) {
                        let data7 = data.amountCents;
                        const _errs15 = errors;
                        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                          validate21.at = instancePath + "/amountCents";
                          return false;
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.rhythm !== void 0) {
                          const _errs17 = errors;
                          if (typeof data.rhythm !== "string") {
                            validate21.at = instancePath + "/rhythm";
                            return false;
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.businessDay !== void 0) {
                            let data9 = data.businessDay;
                            const _errs19 = errors;
                            if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                              validate21.at = instancePath + "/businessDay";
                              return false;
                            }
                            if (errors === _errs19) {
                              if (typeof data9 == "number" && isFinite(data9)) {
                                if (data9 < 1 || isNaN(data9)) {
                                  validate21.at = instancePath + "/businessDay";
                                  return false;
                                }
                              }
                            }
                            var valid0 = _errs19 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.anchorOn !== void 0) {
                              let data10 = data.anchorOn;
                              const _errs21 = errors;
                              if (errors === _errs21) {
                                if (errors === _errs21) {
                                  if (typeof data10 === "string") {
                                    if (!formats0.test(data10)) {
                                      validate21.at = instancePath + "/anchorOn";
                                      return false;
                                    }
                                  } else {
                                    validate21.at = instancePath + "/anchorOn";
                                    return false;
                                  }
                                }
                              }
                              var valid0 = _errs21 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.firstDueOn !== void 0) {
                                let data11 = data.firstDueOn;
                                const _errs23 = errors;
                                if (errors === _errs23) {
                                  if (errors === _errs23) {
                                    if (typeof data11 === "string") {
                                      if (!formats0.test(data11)) {
                                        validate21.at = instancePath + "/firstDueOn";
                                        return false;
                                      }
                                    } else {
                                      validate21.at = instancePath + "/firstDueOn";
                                      return false;
                                    }
                                  }
                                }
                                var valid0 = _errs23 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.nextDueOn !== void 0) {
                                  let data12 = data.nextDueOn;
                                  const _errs25 = errors;
                                  if (errors === _errs25) {
                                    if (errors === _errs25) {
                                      if (typeof data12 === "string") {
                                        if (!formats0.test(data12)) {
                                          validate21.at = instancePath + "/nextDueOn";
                                          return false;
                                        }
                                      } else {
                                        validate21.at = instancePath + "/nextDueOn";
                                        return false;
                                      }
                                    }
                                  }
                                  var valid0 = _errs25 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.storedUntil !== void 0) {
                                    let data13 = data.storedUntil;
                                    const _errs27 = errors;
                                    if (errors === _errs27) {
                                      if (errors === _errs27) {
                                        if (typeof data13 === "string") {
                                          if (!formats0.test(data13)) {
                                            validate21.at = instancePath + "/storedUntil";
                                            return false;
                                          }
                                        } else {
                                          validate21.at = instancePath + "/storedUntil";
                                          return false;
                                        }
                                      }
                                    }
                                    var valid0 = _errs27 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.endsOn !== void 0) {
                                      let data14 = data.endsOn;
                                      const _errs29 = errors;
                                      if (errors === _errs29) {
                                        if (errors === _errs29) {
                                          if (typeof data14 === "string") {
                                            if (!formats0.test(data14)) {
                                              validate21.at = instancePath + "/endsOn";
                                              return false;
                                            }
                                          } else {
                                            validate21.at = instancePath + "/endsOn";
                                            return false;
                                          }
                                        }
                                      }
                                      var valid0 = _errs29 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.occurrences !== void 0) {
                                        let data15 = data.occurrences;
                                        const _errs31 = errors;
                                        if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                          validate21.at = instancePath + "/occurrences";
                                          return false;
                                        }
                                        if (errors === _errs31) {
                                          if (typeof data15 == "number" && isFinite(data15)) {
                                            if (data15 < 1 || isNaN(data15)) {
                                              validate21.at = instancePath + "/occurrences";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid0 = _errs31 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.entryCount !== void 0) {
                                          let data16 = data.entryCount;
                                          const _errs33 = errors;
                                          if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                            validate21.at = instancePath + "/entryCount";
                                            return false;
                                          }
                                          if (errors === _errs33) {
                                            if (typeof data16 == "number" && isFinite(data16)) {
                                              if (data16 < 0 || isNaN(data16)) {
                                                validate21.at = instancePath + "/entryCount";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid0 = _errs33 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.isEnded !== void 0) {
                                            const _errs35 = errors;
                                            if (typeof data.isEnded !== "boolean") {
                                              validate21.at = instancePath + "/isEnded";
                                              return false;
                                            }
                                            var valid0 = _errs35 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.asOf !== void 0) {
                                              let data18 = data.asOf;
                                              const _errs37 = errors;
                                              if (errors === _errs37) {
                                                if (errors === _errs37) {
                                                  if (typeof data18 === "string") {
                                                    if (!formats0.test(data18)) {
                                                      validate21.at = instancePath + "/asOf";
                                                      return false;
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/asOf";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid0 = _errs37 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.events !== void 0) {
                                                let data19 = data.events;
                                                const _errs39 = errors;
                                                if (errors === _errs39) {
                                                  if (Array.isArray(data19)) {
                                                    var valid1 = true;
                                                    const len0 = data19.length;
                                                    for (let i0 = 0; i0 < len0; i0++) {
                                                      let data20 = data19[i0];
                                                      const _errs41 = errors;
                                                      if (errors === _errs41) {
                                                        if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                                          let missing1;
                                                          if (data20.happenedAt === void 0 && (missing1 = "happenedAt") || data20.userName === void 0 && (missing1 = "userName") || data20.action === void 0 && (missing1 = "action") || data20.changes === void 0 && (missing1 = "changes")) {
                                                            validate21.at = instancePath + "/events/" + i0;
                                                            return false;
                                                          } else {
                                                            if (data20.happenedAt !== void 0) {
                                                              const _errs43 = errors;
                                                              if (errors === _errs43) {
                                                                if (errors === _errs43) {
                                                                  if (!(typeof data20.happenedAt === "string")) {
                                                                    validate21.at = instancePath + "/events/" + i0 + "/happenedAt";
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid2 = _errs43 === errors;
                                                            } else {
                                                              var valid2 = true;
                                                            }
                                                            if (valid2) {
                                                              if (data20.userName !== void 0) {
                                                                const _errs45 = errors;
                                                                if (typeof data20.userName !== "string") {
                                                                  validate21.at = instancePath + "/events/" + i0 + "/userName";
                                                                  return false;
                                                                }
                                                                var valid2 = _errs45 === errors;
                                                              } else {
                                                                var valid2 = true;
                                                              }
                                                              if (valid2) {
                                                                if (data20.action !== void 0) {
                                                                  const _errs47 = errors;
                                                                  if (typeof data20.action !== "string") {
                                                                    validate21.at = instancePath + "/events/" + i0 + "/action";
                                                                    return false;
                                                                  }
                                                                  var valid2 = _errs47 === errors;
                                                                } else {
                                                                  var valid2 = true;
                                                                }
                                                                if (valid2) {
                                                                  if (data20.changes !== void 0) {
                                                                    let data24 = data20.changes;
                                                                    const _errs49 = errors;
                                                                    if (errors === _errs49) {
                                                                      if (Array.isArray(data24)) {
                                                                        var valid3 = true;
                                                                        const len1 = data24.length;
                                                                        for (let i1 = 0; i1 < len1; i1++) {
                                                                          let data25 = data24[i1];
                                                                          const _errs51 = errors;
                                                                          if (errors === _errs51) {
                                                                            if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                                                                              let missing2;
                                                                              if (data25.field === void 0 && (missing2 = "field") || data25.before === void 0 && (missing2 = "before") || data25.after === void 0 && (missing2 = "after")) {
                                                                                validate21.at = instancePath + "/events/" + i0 + "/changes/" + i1;
                                                                                return false;
                                                                              } else {
                                                                                if (data25.field !== void 0) {
                                                                                  const _errs53 = errors;
                                                                                  if (typeof data25.field !== "string") {
                                                                                    validate21.at = instancePath + "/events/" + i0 + "/changes/" + i1 + "/field";
                                                                                    return false;
                                                                                  }
                                                                                  var valid4 = _errs53 === errors;
                                                                                } else {
                                                                                  var valid4 = true;
                                                                                }
                                                                                if (valid4) {
                                                                                  if (data25.before !== void 0) {
                                                                                    let data27 = data25.before;
                                                                                    const _errs55 = errors;
                                                                                    if (typeof data27 !== "string" && !(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27)) && typeof data27 !== "boolean" && data27 !== null) {
                                                                                      validate21.at = instancePath + "/events/" + i0 + "/changes/" + i1 + "/before";
                                                                                      return false;
                                                                                    }
                                                                                    var valid4 = _errs55 === errors;
                                                                                  } else {
                                                                                    var valid4 = true;
                                                                                  }
                                                                                  if (valid4) {
                                                                                    if (data25.after !== void 0) {
                                                                                      let data28 = data25.after;
                                                                                      const _errs57 = errors;
                                                                                      if (typeof data28 !== "string" && !(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28)) && typeof data28 !== "boolean" && data28 !== null) {
                                                                                        validate21.at = instancePath + "/events/" + i0 + "/changes/" + i1 + "/after";
                                                                                        return false;
                                                                                      }
                                                                                      var valid4 = _errs57 === errors;
                                                                                    } else {
                                                                                      var valid4 = true;
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            } else {
                                                                              validate21.at = instancePath + "/events/" + i0 + "/changes/" + i1;
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid3 = _errs51 === errors;
                                                                          if (!valid3) {
                                                                            break;
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate21.at = instancePath + "/events/" + i0 + "/changes";
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid2 = _errs49 === errors;
                                                                  } else {
                                                                    var valid2 = true;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate21.at = instancePath + "/events/" + i0;
                                                          return false;
                                                        }
                                                      }
                                                      var valid1 = _errs41 === errors;
                                                      if (!valid1) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/events";
                                                    return false;
                                                  }
                                                }
                                                var valid0 = _errs39 === errors;
                                              } else {
                                                var valid0 = true;
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
      validate21.at = instancePath;
      return false;
    }
  }
  return errors === 0;
}
isRecurringSeries.removable = ["/document", "/businessDay", "/nextDueOn", "/storedUntil", "/endsOn", "/occurrences", "/asOf", "/events", "/events/*", "/events/*/changes/*"];
export {
  isRecurringSeries
};
