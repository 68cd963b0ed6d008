// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isChangedSeriesEnd = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  if (errors === _errs0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.removed === void 0 && (missing0 = "removed") || data.kept === void 0 && (missing0 = "kept") || data.added === void 0 && (missing0 = "added")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.removed !== void 0) {
          let data0 = data.removed;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (Array.isArray(data0)) {
              var valid2 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (errors === _errs4) {
                    if (typeof data1 === "string") {
                      if (!formats0.test(data1)) {
                        validate21.at = instancePath + "/removed/" + i0;
                        return false;
                      }
                    } else {
                      validate21.at = instancePath + "/removed/" + i0;
                      return false;
                    }
                  }
                }
                var valid2 = _errs4 === errors;
                if (!valid2) {
                  break;
                }
              }
            } else {
              validate21.at = instancePath + "/removed";
              return false;
            }
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.kept !== void 0) {
            let data2 = data.kept;
            const _errs6 = errors;
            if (errors === _errs6) {
              if (Array.isArray(data2)) {
                var valid3 = true;
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data3 = data2[i1];
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if (data3.id === void 0 && (missing1 = "id") || data3.dueOn === void 0 && (missing1 = "dueOn") || data3.reason === void 0 && (missing1 = "reason")) {
                        validate21.at = instancePath + "/kept/" + i1;
                        return false;
                      } else {
                        if (data3.id !== void 0) {
                          const _errs10 = errors;
                          if (typeof data3.id !== "string") {
                            validate21.at = instancePath + "/kept/" + i1 + "/id";
                            return false;
                          }
                          var valid4 = _errs10 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (valid4) {
                          if (data3.dueOn !== void 0) {
                            let data5 = data3.dueOn;
                            const _errs12 = errors;
                            if (errors === _errs12) {
                              if (errors === _errs12) {
                                if (typeof data5 === "string") {
                                  if (!formats0.test(data5)) {
                                    validate21.at = instancePath + "/kept/" + i1 + "/dueOn";
                                    return false;
                                  }
                                } else {
                                  validate21.at = instancePath + "/kept/" + i1 + "/dueOn";
                                  return false;
                                }
                              }
                            }
                            var valid4 = _errs12 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data3.reason !== void 0) {
                              let data6 = data3.reason;
                              const _errs14 = errors;
                              if (typeof data6 !== "string") {
                                validate21.at = instancePath + "/kept/" + i1 + "/reason";
                                return false;
                              }
                              if (!(data6 === "paid" || data6 === "separate")) {
                                validate21.at = instancePath + "/kept/" + i1 + "/reason";
                                return false;
                              }
                              var valid4 = _errs14 === errors;
                            } else {
                              var valid4 = true;
                            }
                          }
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/kept/" + i1;
                      return false;
                    }
                  }
                  var valid3 = _errs8 === errors;
                  if (!valid3) {
                    break;
                  }
                }
              } else {
                validate21.at = instancePath + "/kept";
                return false;
              }
            }
            var valid1 = _errs6 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.added !== void 0) {
              let data7 = data.added;
              const _errs16 = errors;
              if (errors === _errs16) {
                if (Array.isArray(data7)) {
                  var valid5 = true;
                  const len2 = data7.length;
                  for (let i2 = 0; i2 < len2; i2++) {
                    let data8 = data7[i2];
                    const _errs18 = errors;
                    if (errors === _errs18) {
                      if (errors === _errs18) {
                        if (typeof data8 === "string") {
                          if (!formats0.test(data8)) {
                            validate21.at = instancePath + "/added/" + i2;
                            return false;
                          }
                        } else {
                          validate21.at = instancePath + "/added/" + i2;
                          return false;
                        }
                      }
                    }
                    var valid5 = _errs18 === errors;
                    if (!valid5) {
                      break;
                    }
                  }
                } else {
                  validate21.at = instancePath + "/added";
                  return false;
                }
              }
              var valid1 = _errs16 === errors;
            } else {
              var valid1 = true;
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
    const _errs20 = errors;
    if (errors === _errs20) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if (data.series === void 0 && (missing2 = "series")) {
          validate21.at = instancePath;
          return false;
        } else {
          if (data.series !== void 0) {
            let data9 = data.series;
            const _errs22 = errors;
            if (errors === _errs22) {
              if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                let missing3;
                if (data9.id === void 0 && (missing3 = "id") || data9.version === void 0 && (missing3 = "version") || data9.kind === void 0 && (missing3 = "kind") || data9.counterparty === void 0 && (missing3 = "counterparty") || data9.category === void 0 && (missing3 = "category") || data9.form === void 0 && (missing3 = "form") || data9.amountCents === void 0 && (missing3 = "amountCents") || data9.rhythm === void 0 && (missing3 = "rhythm") || data9.anchorOn === void 0 && (missing3 = "anchorOn") || data9.firstDueOn === void 0 && (missing3 = "firstDueOn") || data9.entryCount === void 0 && (missing3 = "entryCount") || data9.isEnded === void 0 && (missing3 = "isEnded")) {
                  validate21.at = instancePath + "/series";
                  return false;
                } else {
                  if (data9.id !== void 0) {
                    let data10 = data9.id;
                    const _errs24 = errors;
                    if (errors === _errs24) {
                      if (typeof data10 === "string") {
                        if (data10.length < 1) {
                          validate21.at = instancePath + "/series/id";
                          return false;
                        }
                      } else {
                        validate21.at = instancePath + "/series/id";
                        return false;
                      }
                    }
                    var valid7 = _errs24 === errors;
                  } else {
                    var valid7 = true;
                  }
                  if (valid7) {
                    if (data9.version !== void 0) {
                      let data11 = data9.version;
                      const _errs26 = errors;
                      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                        validate21.at = instancePath + "/series/version";
                        return false;
                      }
                      if (errors === _errs26) {
                        if (typeof data11 == "number" && isFinite(data11)) {
                          if (data11 < 1 || isNaN(data11)) {
                            validate21.at = instancePath + "/series/version";
                            return false;
                          }
                        }
                      }
                      var valid7 = _errs26 === errors;
                    } else {
                      var valid7 = true;
                    }
                    if (valid7) {
                      if (data9.kind !== void 0) {
                        let data12 = data9.kind;
                        const _errs28 = errors;
                        if (typeof data12 !== "string") {
                          validate21.at = instancePath + "/series/kind";
                          return false;
                        }
                        if (!(data12 === "receivable" || data12 === "payable")) {
                          validate21.at = instancePath + "/series/kind";
                          return false;
                        }
                        var valid7 = _errs28 === errors;
                      } else {
                        var valid7 = true;
                      }
                      if (valid7) {
                        if (data9.counterparty !== void 0) {
                          const _errs30 = errors;
                          if (typeof data9.counterparty !== "string") {
                            validate21.at = instancePath + "/series/counterparty";
                            return false;
                          }
                          var valid7 = _errs30 === errors;
                        } else {
                          var valid7 = true;
                        }
                        if (valid7) {
                          if (data9.category !== void 0) {
                            const _errs32 = errors;
                            if (typeof data9.category !== "string") {
                              validate21.at = instancePath + "/series/category";
                              return false;
                            }
                            var valid7 = _errs32 === errors;
                          } else {
                            var valid7 = true;
                          }
                          if (valid7) {
                            if (data9.form !== void 0) {
                              const _errs34 = errors;
                              if (typeof data9.form !== "string") {
                                validate21.at = instancePath + "/series/form";
                                return false;
                              }
                              var valid7 = _errs34 === errors;
                            } else {
                              var valid7 = true;
                            }
                            if (valid7) {
                              if (data9.document !== void 0) {
                                const _errs36 = errors;
                                if (typeof data9.document !== "string") {
                                  validate21.at = instancePath + "/series/document";
                                  return false;
                                }
                                var valid7 = _errs36 === errors;
                              } else {
                                var valid7 = true;
                              }
                              if (valid7) {
                                if (data9.amountCents !== void 0) {
                                  let data17 = data9.amountCents;
                                  const _errs38 = errors;
                                  if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                                    validate21.at = instancePath + "/series/amountCents";
                                    return false;
                                  }
                                  var valid7 = _errs38 === errors;
                                } else {
                                  var valid7 = true;
                                }
                                if (valid7) {
                                  if (data9.rhythm !== void 0) {
                                    const _errs40 = errors;
                                    if (typeof data9.rhythm !== "string") {
                                      validate21.at = instancePath + "/series/rhythm";
                                      return false;
                                    }
                                    var valid7 = _errs40 === errors;
                                  } else {
                                    var valid7 = true;
                                  }
                                  if (valid7) {
                                    if (data9.businessDay !== void 0) {
                                      let data19 = data9.businessDay;
                                      const _errs42 = errors;
                                      if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                                        validate21.at = instancePath + "/series/businessDay";
                                        return false;
                                      }
                                      if (errors === _errs42) {
                                        if (typeof data19 == "number" && isFinite(data19)) {
                                          if (data19 < 1 || isNaN(data19)) {
                                            validate21.at = instancePath + "/series/businessDay";
                                            return false;
                                          }
                                        }
                                      }
                                      var valid7 = _errs42 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data9.anchorOn !== void 0) {
                                        let data20 = data9.anchorOn;
                                        const _errs44 = errors;
                                        if (errors === _errs44) {
                                          if (errors === _errs44) {
                                            if (typeof data20 === "string") {
                                              if (!formats0.test(data20)) {
                                                validate21.at = instancePath + "/series/anchorOn";
                                                return false;
                                              }
                                            } else {
                                              validate21.at = instancePath + "/series/anchorOn";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid7 = _errs44 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                      if (valid7) {
                                        if (data9.firstDueOn !== void 0) {
                                          let data21 = data9.firstDueOn;
                                          const _errs46 = errors;
                                          if (errors === _errs46) {
                                            if (errors === _errs46) {
                                              if (typeof data21 === "string") {
                                                if (!formats0.test(data21)) {
                                                  validate21.at = instancePath + "/series/firstDueOn";
                                                  return false;
                                                }
                                              } else {
                                                validate21.at = instancePath + "/series/firstDueOn";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid7 = _errs46 === errors;
                                        } else {
                                          var valid7 = true;
                                        }
                                        if (valid7) {
                                          if (data9.nextDueOn !== void 0) {
                                            let data22 = data9.nextDueOn;
                                            const _errs48 = errors;
                                            if (errors === _errs48) {
                                              if (errors === _errs48) {
                                                if (typeof data22 === "string") {
                                                  if (!formats0.test(data22)) {
                                                    validate21.at = instancePath + "/series/nextDueOn";
                                                    return false;
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/series/nextDueOn";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid7 = _errs48 === errors;
                                          } else {
                                            var valid7 = true;
                                          }
                                          if (valid7) {
                                            if (data9.storedUntil !== void 0) {
                                              let data23 = data9.storedUntil;
                                              const _errs50 = errors;
                                              if (errors === _errs50) {
                                                if (errors === _errs50) {
                                                  if (typeof data23 === "string") {
                                                    if (!formats0.test(data23)) {
                                                      validate21.at = instancePath + "/series/storedUntil";
                                                      return false;
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/series/storedUntil";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid7 = _errs50 === errors;
                                            } else {
                                              var valid7 = true;
                                            }
                                            if (valid7) {
                                              if (data9.endsOn !== void 0) {
                                                let data24 = data9.endsOn;
                                                const _errs52 = errors;
                                                if (errors === _errs52) {
                                                  if (errors === _errs52) {
                                                    if (typeof data24 === "string") {
                                                      if (!formats0.test(data24)) {
                                                        validate21.at = instancePath + "/series/endsOn";
                                                        return false;
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/series/endsOn";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid7 = _errs52 === errors;
                                              } else {
                                                var valid7 = true;
                                              }
                                              if (valid7) {
                                                if (data9.occurrences !== void 0) {
                                                  let data25 = data9.occurrences;
                                                  const _errs54 = errors;
                                                  if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                                                    validate21.at = instancePath + "/series/occurrences";
                                                    return false;
                                                  }
                                                  if (errors === _errs54) {
                                                    if (typeof data25 == "number" && isFinite(data25)) {
                                                      if (data25 < 1 || isNaN(data25)) {
                                                        validate21.at = instancePath + "/series/occurrences";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid7 = _errs54 === errors;
                                                } else {
                                                  var valid7 = true;
                                                }
                                                if (valid7) {
                                                  if (data9.entryCount !== void 0) {
                                                    let data26 = data9.entryCount;
                                                    const _errs56 = errors;
                                                    if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                                      validate21.at = instancePath + "/series/entryCount";
                                                      return false;
                                                    }
                                                    if (errors === _errs56) {
                                                      if (typeof data26 == "number" && isFinite(data26)) {
                                                        if (data26 < 0 || isNaN(data26)) {
                                                          validate21.at = instancePath + "/series/entryCount";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid7 = _errs56 === errors;
                                                  } else {
                                                    var valid7 = true;
                                                  }
                                                  if (valid7) {
                                                    if (data9.isEnded !== void 0) {
                                                      const _errs58 = errors;
                                                      if (typeof data9.isEnded !== "boolean") {
                                                        validate21.at = instancePath + "/series/isEnded";
                                                        return false;
                                                      }
                                                      var valid7 = _errs58 === errors;
                                                    } else {
                                                      var valid7 = true;
                                                    }
                                                    if (valid7) {
                                                      if (data9.asOf !== void 0) {
                                                        let data28 = data9.asOf;
                                                        const _errs60 = errors;
                                                        if (errors === _errs60) {
                                                          if (errors === _errs60) {
                                                            if (typeof data28 === "string") {
                                                              if (!formats0.test(data28)) {
                                                                validate21.at = instancePath + "/series/asOf";
                                                                return false;
                                                              }
                                                            } else {
                                                              validate21.at = instancePath + "/series/asOf";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid7 = _errs60 === errors;
                                                      } else {
                                                        var valid7 = true;
                                                      }
                                                      if (valid7) {
                                                        if (data9.events !== void 0) {
                                                          let data29 = data9.events;
                                                          const _errs62 = errors;
                                                          if (errors === _errs62) {
                                                            if (Array.isArray(data29)) {
                                                              var valid8 = true;
                                                              const len3 = data29.length;
                                                              for (let i3 = 0; i3 < len3; i3++) {
                                                                let data30 = data29[i3];
                                                                const _errs64 = errors;
                                                                if (errors === _errs64) {
                                                                  if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                                                    let missing4;
                                                                    if (data30.happenedAt === void 0 && (missing4 = "happenedAt") || data30.userName === void 0 && (missing4 = "userName") || data30.action === void 0 && (missing4 = "action") || data30.changes === void 0 && (missing4 = "changes")) {
                                                                      validate21.at = instancePath + "/series/events/" + i3;
                                                                      return false;
                                                                    } else {
                                                                      if (data30.happenedAt !== void 0) {
                                                                        const _errs66 = errors;
                                                                        if (errors === _errs66) {
                                                                          if (errors === _errs66) {
                                                                            if (!(typeof data30.happenedAt === "string")) {
                                                                              validate21.at = instancePath + "/series/events/" + i3 + "/happenedAt";
                                                                              return false;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid9 = _errs66 === errors;
                                                                      } else {
                                                                        var valid9 = true;
                                                                      }
                                                                      if (valid9) {
                                                                        if (data30.userName !== void 0) {
                                                                          const _errs68 = errors;
                                                                          if (typeof data30.userName !== "string") {
                                                                            validate21.at = instancePath + "/series/events/" + i3 + "/userName";
                                                                            return false;
                                                                          }
                                                                          var valid9 = _errs68 === errors;
                                                                        } else {
                                                                          var valid9 = true;
                                                                        }
                                                                        if (valid9) {
                                                                          if (data30.action !== void 0) {
                                                                            const _errs70 = errors;
                                                                            if (typeof data30.action !== "string") {
                                                                              validate21.at = instancePath + "/series/events/" + i3 + "/action";
                                                                              return false;
                                                                            }
                                                                            var valid9 = _errs70 === errors;
                                                                          } else {
                                                                            var valid9 = true;
                                                                          }
                                                                          if (valid9) {
                                                                            if (data30.changes !== void 0) {
                                                                              let data34 = data30.changes;
                                                                              const _errs72 = errors;
                                                                              if (errors === _errs72) {
                                                                                if (Array.isArray(data34)) {
                                                                                  var valid10 = true;
                                                                                  const len4 = data34.length;
                                                                                  for (let i4 = 0; i4 < len4; i4++) {
                                                                                    let data35 = data34[i4];
                                                                                    const _errs74 = errors;
                                                                                    if (errors === _errs74) {
                                                                                      if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                                                                                        let missing5;
                                                                                        if (data35.field === void 0 && (missing5 = "field") || data35.before === void 0 && (missing5 = "before") || data35.after === void 0 && (missing5 = "after")) {
                                                                                          validate21.at = instancePath + "/series/events/" + i3 + "/changes/" + i4;
                                                                                          return false;
                                                                                        } else {
                                                                                          if (data35.field !== void 0) {
                                                                                            const _errs76 = errors;
                                                                                            if (typeof data35.field !== "string") {
                                                                                              validate21.at = instancePath + "/series/events/" + i3 + "/changes/" + i4 + "/field";
                                                                                              return false;
                                                                                            }
                                                                                            var valid11 = _errs76 === errors;
                                                                                          } else {
                                                                                            var valid11 = true;
                                                                                          }
                                                                                          if (valid11) {
                                                                                            if (data35.before !== void 0) {
                                                                                              let data37 = data35.before;
                                                                                              const _errs78 = errors;
                                                                                              if (typeof data37 !== "string" && !(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37)) && typeof data37 !== "boolean" && data37 !== null) {
                                                                                                validate21.at = instancePath + "/series/events/" + i3 + "/changes/" + i4 + "/before";
                                                                                                return false;
                                                                                              }
                                                                                              var valid11 = _errs78 === errors;
                                                                                            } else {
                                                                                              var valid11 = true;
                                                                                            }
                                                                                            if (valid11) {
                                                                                              if (data35.after !== void 0) {
                                                                                                let data38 = data35.after;
                                                                                                const _errs80 = errors;
                                                                                                if (typeof data38 !== "string" && !(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38)) && typeof data38 !== "boolean" && data38 !== null) {
                                                                                                  validate21.at = instancePath + "/series/events/" + i3 + "/changes/" + i4 + "/after";
                                                                                                  return false;
                                                                                                }
                                                                                                var valid11 = _errs80 === errors;
                                                                                              } else {
                                                                                                var valid11 = true;
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      } else {
                                                                                        validate21.at = instancePath + "/series/events/" + i3 + "/changes/" + i4;
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                    var valid10 = _errs74 === errors;
                                                                                    if (!valid10) {
                                                                                      break;
                                                                                    }
                                                                                  }
                                                                                } else {
                                                                                  validate21.at = instancePath + "/series/events/" + i3 + "/changes";
                                                                                  return false;
                                                                                }
                                                                              }
                                                                              var valid9 = _errs72 === errors;
                                                                            } else {
                                                                              var valid9 = true;
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate21.at = instancePath + "/series/events/" + i3;
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid8 = _errs64 === errors;
                                                                if (!valid8) {
                                                                  break;
                                                                }
                                                              }
                                                            } else {
                                                              validate21.at = instancePath + "/series/events";
                                                              return false;
                                                            }
                                                          }
                                                          var valid7 = _errs62 === errors;
                                                        } else {
                                                          var valid7 = true;
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
                validate21.at = instancePath + "/series";
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
    var valid0 = _errs20 === errors;
  }
  return errors === 0;
}
isChangedSeriesEnd.removable = ["/removed/*", "/kept/*", "/added/*", "/series/document", "/series/businessDay", "/series/nextDueOn", "/series/storedUntil", "/series/endsOn", "/series/occurrences", "/series/asOf", "/series/events", "/series/events/*", "/series/events/*/changes/*"];
export {
  isChangedSeriesEnd
};
