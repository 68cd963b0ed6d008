// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isEventList = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.events === void 0 && (missing0 = "events") || data.next === void 0 && (missing0 = "next")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.events !== void 0) {
          let data0 = data.events;
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
                    if (data1.id === void 0 && (missing1 = "id") || data1.happenedAt === void 0 && (missing1 = "happenedAt") || data1.userName === void 0 && (missing1 = "userName") || data1.action === void 0 && (missing1 = "action") || data1.changes === void 0 && (missing1 = "changes")) {
                      validate21.at = instancePath + "/events/" + i0;
                      return false;
                    } else {
                      if (data1.id !== void 0) {
                        let data2 = data1.id;
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (typeof data2 === "string") {
                            if (data2.length < 1) {
                              validate21.at = instancePath + "/events/" + i0 + "/id";
                              return false;
                            }
                          } else {
                            validate21.at = instancePath + "/events/" + i0 + "/id";
                            return false;
                          }
                        }
                        var valid2 = _errs5 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.happenedAt !== void 0) {
                          const _errs7 = errors;
                          if (errors === _errs7) {
                            if (errors === _errs7) {
                              if (!(typeof data1.happenedAt === "string")) {
                                validate21.at = instancePath + "/events/" + i0 + "/happenedAt";
                                return false;
                              }
                            }
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.userId !== void 0) {
                            const _errs9 = errors;
                            if (typeof data1.userId !== "string") {
                              validate21.at = instancePath + "/events/" + i0 + "/userId";
                              return false;
                            }
                            var valid2 = _errs9 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.userName !== void 0) {
                              const _errs11 = errors;
                              if (typeof data1.userName !== "string") {
                                validate21.at = instancePath + "/events/" + i0 + "/userName";
                                return false;
                              }
                              var valid2 = _errs11 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data1.userRole !== void 0) {
                                const _errs13 = errors;
                                if (typeof data1.userRole !== "string") {
                                  validate21.at = instancePath + "/events/" + i0 + "/userRole";
                                  return false;
                                }
                                var valid2 = _errs13 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data1.requestId !== void 0) {
                                  const _errs15 = errors;
                                  if (typeof data1.requestId !== "string") {
                                    validate21.at = instancePath + "/events/" + i0 + "/requestId";
                                    return false;
                                  }
                                  var valid2 = _errs15 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data1.action !== void 0) {
                                    const _errs17 = errors;
                                    if (typeof data1.action !== "string") {
                                      validate21.at = instancePath + "/events/" + i0 + "/action";
                                      return false;
                                    }
                                    var valid2 = _errs17 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data1.attempts !== void 0) {
                                      let data9 = data1.attempts;
                                      const _errs19 = errors;
                                      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                        validate21.at = instancePath + "/events/" + i0 + "/attempts";
                                        return false;
                                      }
                                      if (errors === _errs19) {
                                        if (typeof data9 == "number" && isFinite(data9)) {
                                          if (data9 < 1 || isNaN(data9)) {
                                            validate21.at = instancePath + "/events/" + i0 + "/attempts";
                                            return false;
                                          }
                                        }
                                      }
                                      var valid2 = _errs19 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data1.entryId !== void 0) {
                                        const _errs21 = errors;
                                        if (typeof data1.entryId !== "string") {
                                          validate21.at = instancePath + "/events/" + i0 + "/entryId";
                                          return false;
                                        }
                                        var valid2 = _errs21 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data1.importId !== void 0) {
                                          const _errs23 = errors;
                                          if (typeof data1.importId !== "string") {
                                            validate21.at = instancePath + "/events/" + i0 + "/importId";
                                            return false;
                                          }
                                          var valid2 = _errs23 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                        if (valid2) {
                                          if (data1.seriesId !== void 0) {
                                            const _errs25 = errors;
                                            if (typeof data1.seriesId !== "string") {
                                              validate21.at = instancePath + "/events/" + i0 + "/seriesId";
                                              return false;
                                            }
                                            var valid2 = _errs25 === errors;
                                          } else {
                                            var valid2 = true;
                                          }
                                          if (valid2) {
                                            if (data1.accountId !== void 0) {
                                              const _errs27 = errors;
                                              if (typeof data1.accountId !== "string") {
                                                validate21.at = instancePath + "/events/" + i0 + "/accountId";
                                                return false;
                                              }
                                              var valid2 = _errs27 === errors;
                                            } else {
                                              var valid2 = true;
                                            }
                                            if (valid2) {
                                              if (data1.objectName !== void 0) {
                                                const _errs29 = errors;
                                                if (typeof data1.objectName !== "string") {
                                                  validate21.at = instancePath + "/events/" + i0 + "/objectName";
                                                  return false;
                                                }
                                                var valid2 = _errs29 === errors;
                                              } else {
                                                var valid2 = true;
                                              }
                                              if (valid2) {
                                                if (data1.objectKind !== void 0) {
                                                  const _errs31 = errors;
                                                  if (typeof data1.objectKind !== "string") {
                                                    validate21.at = instancePath + "/events/" + i0 + "/objectKind";
                                                    return false;
                                                  }
                                                  var valid2 = _errs31 === errors;
                                                } else {
                                                  var valid2 = true;
                                                }
                                                if (valid2) {
                                                  if (data1.subjectId !== void 0) {
                                                    const _errs33 = errors;
                                                    if (typeof data1.subjectId !== "string") {
                                                      validate21.at = instancePath + "/events/" + i0 + "/subjectId";
                                                      return false;
                                                    }
                                                    var valid2 = _errs33 === errors;
                                                  } else {
                                                    var valid2 = true;
                                                  }
                                                  if (valid2) {
                                                    if (data1.subjectName !== void 0) {
                                                      const _errs35 = errors;
                                                      if (typeof data1.subjectName !== "string") {
                                                        validate21.at = instancePath + "/events/" + i0 + "/subjectName";
                                                        return false;
                                                      }
                                                      var valid2 = _errs35 === errors;
                                                    } else {
                                                      var valid2 = true;
                                                    }
                                                    if (valid2) {
                                                      if (data1.changes !== void 0) {
                                                        let data18 = data1.changes;
                                                        const _errs37 = errors;
                                                        if (errors === _errs37) {
                                                          if (Array.isArray(data18)) {
                                                            var valid3 = true;
                                                            const len1 = data18.length;
                                                            for (let i1 = 0; i1 < len1; i1++) {
                                                              let data19 = data18[i1];
                                                              const _errs39 = errors;
                                                              if (errors === _errs39) {
                                                                if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                                                  let missing2;
                                                                  if (data19.field === void 0 && (missing2 = "field") || data19.before === void 0 && (missing2 = "before") || data19.after === void 0 && (missing2 = "after")) {
                                                                    validate21.at = instancePath + "/events/" + i0 + "/changes/" + i1;
                                                                    return false;
                                                                  } else {
                                                                    if (data19.field !== void 0) {
                                                                      const _errs41 = errors;
                                                                      if (typeof data19.field !== "string") {
                                                                        validate21.at = instancePath + "/events/" + i0 + "/changes/" + i1 + "/field";
                                                                        return false;
                                                                      }
                                                                      var valid4 = _errs41 === errors;
                                                                    } else {
                                                                      var valid4 = true;
                                                                    }
                                                                    if (valid4) {
                                                                      if (data19.of !== void 0) {
                                                                        const _errs43 = errors;
                                                                        if (typeof data19.of !== "string") {
                                                                          validate21.at = instancePath + "/events/" + i0 + "/changes/" + i1 + "/of";
                                                                          return false;
                                                                        }
                                                                        var valid4 = _errs43 === errors;
                                                                      } else {
                                                                        var valid4 = true;
                                                                      }
                                                                      if (valid4) {
                                                                        if (data19.before !== void 0) {
                                                                          let data22 = data19.before;
                                                                          const _errs45 = errors;
                                                                          if (typeof data22 !== "string" && !(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22)) && typeof data22 !== "boolean" && data22 !== null) {
                                                                            validate21.at = instancePath + "/events/" + i0 + "/changes/" + i1 + "/before";
                                                                            return false;
                                                                          }
                                                                          var valid4 = _errs45 === errors;
                                                                        } else {
                                                                          var valid4 = true;
                                                                        }
                                                                        if (valid4) {
                                                                          if (data19.after !== void 0) {
                                                                            let data23 = data19.after;
                                                                            const _errs47 = errors;
                                                                            if (typeof data23 !== "string" && !(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23)) && typeof data23 !== "boolean" && data23 !== null) {
                                                                              validate21.at = instancePath + "/events/" + i0 + "/changes/" + i1 + "/after";
                                                                              return false;
                                                                            }
                                                                            var valid4 = _errs47 === errors;
                                                                          } else {
                                                                            var valid4 = true;
                                                                          }
                                                                          if (valid4) {
                                                                            if (data19.afterText !== void 0) {
                                                                              const _errs49 = errors;
                                                                              if (typeof data19.afterText !== "string") {
                                                                                validate21.at = instancePath + "/events/" + i0 + "/changes/" + i1 + "/afterText";
                                                                                return false;
                                                                              }
                                                                              var valid4 = _errs49 === errors;
                                                                            } else {
                                                                              var valid4 = true;
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate21.at = instancePath + "/events/" + i0 + "/changes/" + i1;
                                                                  return false;
                                                                }
                                                              }
                                                              var valid3 = _errs39 === errors;
                                                              if (!valid3) {
                                                                break;
                                                              }
                                                            }
                                                          } else {
                                                            validate21.at = instancePath + "/events/" + i0 + "/changes";
                                                            return false;
                                                          }
                                                        }
                                                        var valid2 = _errs37 === errors;
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
                                  }
                                }
                              }
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
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate21.at = instancePath + "/events";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
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
          if (valid0) {
            if (data.previous !== void 0) {
              const _errs53 = errors;
              if (typeof data.previous !== "string") {
                validate21.at = instancePath + "/previous";
                return false;
              }
              var valid0 = _errs53 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.weekStartsOn !== void 0) {
                let data27 = data.weekStartsOn;
                const _errs55 = errors;
                if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                  validate21.at = instancePath + "/weekStartsOn";
                  return false;
                }
                if (errors === _errs55) {
                  if (typeof data27 == "number" && isFinite(data27)) {
                    if (data27 > 7 || isNaN(data27)) {
                      validate21.at = instancePath + "/weekStartsOn";
                      return false;
                    } else {
                      if (data27 < 1 || isNaN(data27)) {
                        validate21.at = instancePath + "/weekStartsOn";
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs55 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.people !== void 0) {
                  let data28 = data.people;
                  const _errs57 = errors;
                  if (errors === _errs57) {
                    if (Array.isArray(data28)) {
                      var valid5 = true;
                      const len2 = data28.length;
                      for (let i2 = 0; i2 < len2; i2++) {
                        let data29 = data28[i2];
                        const _errs59 = errors;
                        if (errors === _errs59) {
                          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                            let missing3;
                            if (data29.id === void 0 && (missing3 = "id") || data29.name === void 0 && (missing3 = "name")) {
                              validate21.at = instancePath + "/people/" + i2;
                              return false;
                            } else {
                              if (data29.id !== void 0) {
                                let data30 = data29.id;
                                const _errs61 = errors;
                                if (errors === _errs61) {
                                  if (typeof data30 === "string") {
                                    if (data30.length < 1) {
                                      validate21.at = instancePath + "/people/" + i2 + "/id";
                                      return false;
                                    }
                                  } else {
                                    validate21.at = instancePath + "/people/" + i2 + "/id";
                                    return false;
                                  }
                                }
                                var valid6 = _errs61 === errors;
                              } else {
                                var valid6 = true;
                              }
                              if (valid6) {
                                if (data29.name !== void 0) {
                                  const _errs63 = errors;
                                  if (typeof data29.name !== "string") {
                                    validate21.at = instancePath + "/people/" + i2 + "/name";
                                    return false;
                                  }
                                  var valid6 = _errs63 === errors;
                                } else {
                                  var valid6 = true;
                                }
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/people/" + i2;
                            return false;
                          }
                        }
                        var valid5 = _errs59 === errors;
                        if (!valid5) {
                          break;
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/people";
                      return false;
                    }
                  }
                  var valid0 = _errs57 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.asOf !== void 0) {
                    let data32 = data.asOf;
                    const _errs65 = errors;
                    if (errors === _errs65) {
                      if (errors === _errs65) {
                        if (typeof data32 === "string") {
                          if (!formats0.test(data32)) {
                            validate21.at = instancePath + "/asOf";
                            return false;
                          }
                        } else {
                          validate21.at = instancePath + "/asOf";
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs65 === errors;
                  } else {
                    var valid0 = true;
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
isEventList.removable = ["/events/*", "/events/*/userId", "/events/*/userRole", "/events/*/requestId", "/events/*/attempts", "/events/*/entryId", "/events/*/importId", "/events/*/seriesId", "/events/*/accountId", "/events/*/objectName", "/events/*/objectKind", "/events/*/subjectId", "/events/*/subjectName", "/events/*/changes/*", "/events/*/changes/*/of", "/events/*/changes/*/afterText", "/previous", "/weekStartsOn", "/people", "/people/*", "/asOf"];
export {
  isEventList
};
