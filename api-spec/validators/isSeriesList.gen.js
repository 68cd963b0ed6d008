// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isSeriesList = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.series === void 0 && (missing0 = "series") || data.total === void 0 && (missing0 = "total")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.series !== void 0) {
          let data0 = data.series;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              if (data0.length > 100) {
                validate21.at = instancePath + "/series";
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
                      if (data1.id === void 0 && (missing1 = "id") || data1.version === void 0 && (missing1 = "version") || data1.kind === void 0 && (missing1 = "kind") || data1.counterparty === void 0 && (missing1 = "counterparty") || data1.category === void 0 && (missing1 = "category") || data1.form === void 0 && (missing1 = "form") || data1.amountCents === void 0 && (missing1 = "amountCents") || data1.rhythm === void 0 && (missing1 = "rhythm") || data1.anchorOn === void 0 && (missing1 = "anchorOn") || data1.firstDueOn === void 0 && (missing1 = "firstDueOn") || data1.entryCount === void 0 && (missing1 = "entryCount") || data1.isEnded === void 0 && (missing1 = "isEnded")) {
                        validate21.at = instancePath + "/series/" + i0;
                        return false;
                      } else {
                        if (data1.id !== void 0) {
                          let data2 = data1.id;
                          const _errs5 = errors;
                          if (errors === _errs5) {
                            if (typeof data2 === "string") {
                              if (data2.length < 1) {
                                validate21.at = instancePath + "/series/" + i0 + "/id";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/series/" + i0 + "/id";
                              return false;
                            }
                          }
                          var valid2 = _errs5 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.version !== void 0) {
                            let data3 = data1.version;
                            const _errs7 = errors;
                            if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                              validate21.at = instancePath + "/series/" + i0 + "/version";
                              return false;
                            }
                            if (errors === _errs7) {
                              if (typeof data3 == "number" && isFinite(data3)) {
                                if (data3 < 1 || isNaN(data3)) {
                                  validate21.at = instancePath + "/series/" + i0 + "/version";
                                  return false;
                                }
                              }
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
                                validate21.at = instancePath + "/series/" + i0 + "/kind";
                                return false;
                              }
                              if (!(data4 === "receivable" || data4 === "payable")) {
                                validate21.at = instancePath + "/series/" + i0 + "/kind";
                                return false;
                              }
                              var valid2 = _errs9 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data1.counterparty !== void 0) {
                                const _errs11 = errors;
                                if (typeof data1.counterparty !== "string") {
                                  validate21.at = instancePath + "/series/" + i0 + "/counterparty";
                                  return false;
                                }
                                var valid2 = _errs11 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data1.category !== void 0) {
                                  const _errs13 = errors;
                                  if (typeof data1.category !== "string") {
                                    validate21.at = instancePath + "/series/" + i0 + "/category";
                                    return false;
                                  }
                                  var valid2 = _errs13 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data1.form !== void 0) {
                                    const _errs15 = errors;
                                    if (typeof data1.form !== "string") {
                                      validate21.at = instancePath + "/series/" + i0 + "/form";
                                      return false;
                                    }
                                    var valid2 = _errs15 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data1.document !== void 0) {
                                      const _errs17 = errors;
                                      if (typeof data1.document !== "string") {
                                        validate21.at = instancePath + "/series/" + i0 + "/document";
                                        return false;
                                      }
                                      var valid2 = _errs17 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data1.amountCents !== void 0) {
                                        let data9 = data1.amountCents;
                                        const _errs19 = errors;
                                        if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                          validate21.at = instancePath + "/series/" + i0 + "/amountCents";
                                          return false;
                                        }
                                        var valid2 = _errs19 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data1.rhythm !== void 0) {
                                          const _errs21 = errors;
                                          if (typeof data1.rhythm !== "string") {
                                            validate21.at = instancePath + "/series/" + i0 + "/rhythm";
                                            return false;
                                          }
                                          var valid2 = _errs21 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                        if (valid2) {
                                          if (data1.businessDay !== void 0) {
                                            let data11 = data1.businessDay;
                                            const _errs23 = errors;
                                            if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                              validate21.at = instancePath + "/series/" + i0 + "/businessDay";
                                              return false;
                                            }
                                            if (errors === _errs23) {
                                              if (typeof data11 == "number" && isFinite(data11)) {
                                                if (data11 < 1 || isNaN(data11)) {
                                                  validate21.at = instancePath + "/series/" + i0 + "/businessDay";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid2 = _errs23 === errors;
                                          } else {
                                            var valid2 = true;
                                          }
                                          if (valid2) {
                                            if (data1.anchorOn !== void 0) {
                                              let data12 = data1.anchorOn;
                                              const _errs25 = errors;
                                              if (errors === _errs25) {
                                                if (errors === _errs25) {
                                                  if (typeof data12 === "string") {
                                                    if (!formats0.test(data12)) {
                                                      validate21.at = instancePath + "/series/" + i0 + "/anchorOn";
                                                      return false;
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/series/" + i0 + "/anchorOn";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid2 = _errs25 === errors;
                                            } else {
                                              var valid2 = true;
                                            }
                                            if (valid2) {
                                              if (data1.firstDueOn !== void 0) {
                                                let data13 = data1.firstDueOn;
                                                const _errs27 = errors;
                                                if (errors === _errs27) {
                                                  if (errors === _errs27) {
                                                    if (typeof data13 === "string") {
                                                      if (!formats0.test(data13)) {
                                                        validate21.at = instancePath + "/series/" + i0 + "/firstDueOn";
                                                        return false;
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/series/" + i0 + "/firstDueOn";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid2 = _errs27 === errors;
                                              } else {
                                                var valid2 = true;
                                              }
                                              if (valid2) {
                                                if (data1.nextDueOn !== void 0) {
                                                  let data14 = data1.nextDueOn;
                                                  const _errs29 = errors;
                                                  if (errors === _errs29) {
                                                    if (errors === _errs29) {
                                                      if (typeof data14 === "string") {
                                                        if (!formats0.test(data14)) {
                                                          validate21.at = instancePath + "/series/" + i0 + "/nextDueOn";
                                                          return false;
                                                        }
                                                      } else {
                                                        validate21.at = instancePath + "/series/" + i0 + "/nextDueOn";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid2 = _errs29 === errors;
                                                } else {
                                                  var valid2 = true;
                                                }
                                                if (valid2) {
                                                  if (data1.storedUntil !== void 0) {
                                                    let data15 = data1.storedUntil;
                                                    const _errs31 = errors;
                                                    if (errors === _errs31) {
                                                      if (errors === _errs31) {
                                                        if (typeof data15 === "string") {
                                                          if (!formats0.test(data15)) {
                                                            validate21.at = instancePath + "/series/" + i0 + "/storedUntil";
                                                            return false;
                                                          }
                                                        } else {
                                                          validate21.at = instancePath + "/series/" + i0 + "/storedUntil";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid2 = _errs31 === errors;
                                                  } else {
                                                    var valid2 = true;
                                                  }
                                                  if (valid2) {
                                                    if (data1.endsOn !== void 0) {
                                                      let data16 = data1.endsOn;
                                                      const _errs33 = errors;
                                                      if (errors === _errs33) {
                                                        if (errors === _errs33) {
                                                          if (typeof data16 === "string") {
                                                            if (!formats0.test(data16)) {
                                                              validate21.at = instancePath + "/series/" + i0 + "/endsOn";
                                                              return false;
                                                            }
                                                          } else {
                                                            validate21.at = instancePath + "/series/" + i0 + "/endsOn";
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid2 = _errs33 === errors;
                                                    } else {
                                                      var valid2 = true;
                                                    }
                                                    if (valid2) {
                                                      if (data1.occurrences !== void 0) {
                                                        let data17 = data1.occurrences;
                                                        const _errs35 = errors;
                                                        if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                                                          validate21.at = instancePath + "/series/" + i0 + "/occurrences";
                                                          return false;
                                                        }
                                                        if (errors === _errs35) {
                                                          if (typeof data17 == "number" && isFinite(data17)) {
                                                            if (data17 < 1 || isNaN(data17)) {
                                                              validate21.at = instancePath + "/series/" + i0 + "/occurrences";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid2 = _errs35 === errors;
                                                      } else {
                                                        var valid2 = true;
                                                      }
                                                      if (valid2) {
                                                        if (data1.entryCount !== void 0) {
                                                          let data18 = data1.entryCount;
                                                          const _errs37 = errors;
                                                          if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                                                            validate21.at = instancePath + "/series/" + i0 + "/entryCount";
                                                            return false;
                                                          }
                                                          if (errors === _errs37) {
                                                            if (typeof data18 == "number" && isFinite(data18)) {
                                                              if (data18 < 0 || isNaN(data18)) {
                                                                validate21.at = instancePath + "/series/" + i0 + "/entryCount";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid2 = _errs37 === errors;
                                                        } else {
                                                          var valid2 = true;
                                                        }
                                                        if (valid2) {
                                                          if (data1.isEnded !== void 0) {
                                                            const _errs39 = errors;
                                                            if (typeof data1.isEnded !== "boolean") {
                                                              validate21.at = instancePath + "/series/" + i0 + "/isEnded";
                                                              return false;
                                                            }
                                                            var valid2 = _errs39 === errors;
                                                          } else {
                                                            var valid2 = true;
                                                          }
                                                          if (valid2) {
                                                            if (data1.asOf !== void 0) {
                                                              let data20 = data1.asOf;
                                                              const _errs41 = errors;
                                                              if (errors === _errs41) {
                                                                if (errors === _errs41) {
                                                                  if (typeof data20 === "string") {
                                                                    if (!formats0.test(data20)) {
                                                                      validate21.at = instancePath + "/series/" + i0 + "/asOf";
                                                                      return false;
                                                                    }
                                                                  } else {
                                                                    validate21.at = instancePath + "/series/" + i0 + "/asOf";
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid2 = _errs41 === errors;
                                                            } else {
                                                              var valid2 = true;
                                                            }
                                                            if (valid2) {
                                                              if (data1.events !== void 0) {
                                                                let data21 = data1.events;
                                                                const _errs43 = errors;
                                                                if (errors === _errs43) {
                                                                  if (Array.isArray(data21)) {
                                                                    var valid3 = true;
                                                                    const len1 = data21.length;
                                                                    for (let i1 = 0; i1 < len1; i1++) {
                                                                      let data22 = data21[i1];
                                                                      const _errs45 = errors;
                                                                      if (errors === _errs45) {
                                                                        if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                                                                          let missing2;
                                                                          if (data22.happenedAt === void 0 && (missing2 = "happenedAt") || data22.userName === void 0 && (missing2 = "userName") || data22.action === void 0 && (missing2 = "action") || data22.changes === void 0 && (missing2 = "changes")) {
                                                                            validate21.at = instancePath + "/series/" + i0 + "/events/" + i1;
                                                                            return false;
                                                                          } else {
                                                                            if (data22.happenedAt !== void 0) {
                                                                              const _errs47 = errors;
                                                                              if (errors === _errs47) {
                                                                                if (errors === _errs47) {
                                                                                  if (!(typeof data22.happenedAt === "string")) {
                                                                                    validate21.at = instancePath + "/series/" + i0 + "/events/" + i1 + "/happenedAt";
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                              }
                                                                              var valid4 = _errs47 === errors;
                                                                            } else {
                                                                              var valid4 = true;
                                                                            }
                                                                            if (valid4) {
                                                                              if (data22.userName !== void 0) {
                                                                                const _errs49 = errors;
                                                                                if (typeof data22.userName !== "string") {
                                                                                  validate21.at = instancePath + "/series/" + i0 + "/events/" + i1 + "/userName";
                                                                                  return false;
                                                                                }
                                                                                var valid4 = _errs49 === errors;
                                                                              } else {
                                                                                var valid4 = true;
                                                                              }
                                                                              if (valid4) {
                                                                                if (data22.action !== void 0) {
                                                                                  const _errs51 = errors;
                                                                                  if (typeof data22.action !== "string") {
                                                                                    validate21.at = instancePath + "/series/" + i0 + "/events/" + i1 + "/action";
                                                                                    return false;
                                                                                  }
                                                                                  var valid4 = _errs51 === errors;
                                                                                } else {
                                                                                  var valid4 = true;
                                                                                }
                                                                                if (valid4) {
                                                                                  if (data22.changes !== void 0) {
                                                                                    let data26 = data22.changes;
                                                                                    const _errs53 = errors;
                                                                                    if (errors === _errs53) {
                                                                                      if (Array.isArray(data26)) {
                                                                                        var valid5 = true;
                                                                                        const len2 = data26.length;
                                                                                        for (let i2 = 0; i2 < len2; i2++) {
                                                                                          let data27 = data26[i2];
                                                                                          const _errs55 = errors;
                                                                                          if (errors === _errs55) {
                                                                                            if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                                                                              let missing3;
                                                                                              if (data27.field === void 0 && (missing3 = "field") || data27.before === void 0 && (missing3 = "before") || data27.after === void 0 && (missing3 = "after")) {
                                                                                                validate21.at = instancePath + "/series/" + i0 + "/events/" + i1 + "/changes/" + i2;
                                                                                                return false;
                                                                                              } else {
                                                                                                if (data27.field !== void 0) {
                                                                                                  const _errs57 = errors;
                                                                                                  if (typeof data27.field !== "string") {
                                                                                                    validate21.at = instancePath + "/series/" + i0 + "/events/" + i1 + "/changes/" + i2 + "/field";
                                                                                                    return false;
                                                                                                  }
                                                                                                  var valid6 = _errs57 === errors;
                                                                                                } else {
                                                                                                  var valid6 = true;
                                                                                                }
                                                                                                if (valid6) {
                                                                                                  if (data27.before !== void 0) {
                                                                                                    let data29 = data27.before;
                                                                                                    const _errs59 = errors;
                                                                                                    if (typeof data29 !== "string" && !(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29)) && typeof data29 !== "boolean" && data29 !== null) {
                                                                                                      validate21.at = instancePath + "/series/" + i0 + "/events/" + i1 + "/changes/" + i2 + "/before";
                                                                                                      return false;
                                                                                                    }
                                                                                                    var valid6 = _errs59 === errors;
                                                                                                  } else {
                                                                                                    var valid6 = true;
                                                                                                  }
                                                                                                  if (valid6) {
                                                                                                    if (data27.after !== void 0) {
                                                                                                      let data30 = data27.after;
                                                                                                      const _errs61 = errors;
                                                                                                      if (typeof data30 !== "string" && !(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30)) && typeof data30 !== "boolean" && data30 !== null) {
                                                                                                        validate21.at = instancePath + "/series/" + i0 + "/events/" + i1 + "/changes/" + i2 + "/after";
                                                                                                        return false;
                                                                                                      }
                                                                                                      var valid6 = _errs61 === errors;
                                                                                                    } else {
                                                                                                      var valid6 = true;
                                                                                                    }
                                                                                                  }
                                                                                                }
                                                                                              }
                                                                                            } else {
                                                                                              validate21.at = instancePath + "/series/" + i0 + "/events/" + i1 + "/changes/" + i2;
                                                                                              return false;
                                                                                            }
                                                                                          }
                                                                                          var valid5 = _errs55 === errors;
                                                                                          if (!valid5) {
                                                                                            break;
                                                                                          }
                                                                                        }
                                                                                      } else {
                                                                                        validate21.at = instancePath + "/series/" + i0 + "/events/" + i1 + "/changes";
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                    var valid4 = _errs53 === errors;
                                                                                  } else {
                                                                                    var valid4 = true;
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        } else {
                                                                          validate21.at = instancePath + "/series/" + i0 + "/events/" + i1;
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid3 = _errs45 === errors;
                                                                      if (!valid3) {
                                                                        break;
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate21.at = instancePath + "/series/" + i0 + "/events";
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid2 = _errs43 === errors;
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
                          }
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/series/" + i0;
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
              validate21.at = instancePath + "/series";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.total !== void 0) {
            let data31 = data.total;
            const _errs63 = errors;
            if (errors === _errs63) {
              if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                let missing4;
                if (data31.count === void 0 && (missing4 = "count")) {
                  validate21.at = instancePath + "/total";
                  return false;
                } else {
                  if (data31.count !== void 0) {
                    let data32 = data31.count;
                    const _errs65 = errors;
                    if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
                      validate21.at = instancePath + "/total/count";
                      return false;
                    }
                    if (errors === _errs65) {
                      if (typeof data32 == "number" && isFinite(data32)) {
                        if (data32 < 0 || isNaN(data32)) {
                          validate21.at = instancePath + "/total/count";
                          return false;
                        }
                      }
                    }
                  }
                }
              } else {
                validate21.at = instancePath + "/total";
                return false;
              }
            }
            var valid0 = _errs63 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.next !== void 0) {
              let data33 = data.next;
              const _errs67 = errors;
              if (typeof data33 !== "string" && data33 !== null) {
                validate21.at = instancePath + "/next";
                return false;
              }
              var valid0 = _errs67 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.previous !== void 0) {
                let data34 = data.previous;
                const _errs69 = errors;
                if (typeof data34 !== "string" && data34 !== null) {
                  validate21.at = instancePath + "/previous";
                  return false;
                }
                var valid0 = _errs69 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.offset !== void 0) {
                  let data35 = data.offset;
                  const _errs71 = errors;
                  if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35))) {
                    validate21.at = instancePath + "/offset";
                    return false;
                  }
                  if (errors === _errs71) {
                    if (typeof data35 == "number" && isFinite(data35)) {
                      if (data35 < 0 || isNaN(data35)) {
                        validate21.at = instancePath + "/offset";
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs71 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.asOf !== void 0) {
                    let data36 = data.asOf;
                    const _errs73 = errors;
                    if (errors === _errs73) {
                      if (errors === _errs73) {
                        if (typeof data36 === "string") {
                          if (!formats0.test(data36)) {
                            validate21.at = instancePath + "/asOf";
                            return false;
                          }
                        } else {
                          validate21.at = instancePath + "/asOf";
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs73 === errors;
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
isSeriesList.removable = ["/series/*", "/series/*/document", "/series/*/businessDay", "/series/*/nextDueOn", "/series/*/storedUntil", "/series/*/endsOn", "/series/*/occurrences", "/series/*/asOf", "/series/*/events", "/series/*/events/*", "/series/*/events/*/changes/*", "/next", "/previous", "/offset", "/asOf"];
export {
  isSeriesList
};
