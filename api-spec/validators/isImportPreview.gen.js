// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isImportPreview = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
var pattern4 = new RegExp("^[12]", "u");
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.file === void 0 && (missing0 = "file") || data.sheets === void 0 && (missing0 = "sheets") || data.known === void 0 && (missing0 = "known") || data.headerRow === void 0 && (missing0 = "headerRow") || data.columns === void 0 && (missing0 = "columns") || data.choices === void 0 && (missing0 = "choices") || data.questions === void 0 && (missing0 = "questions") || data.values === void 0 && (missing0 = "values") || data.counts === void 0 && (missing0 = "counts") || data.rows === void 0 && (missing0 = "rows")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.file !== void 0) {
          let data0 = data.file;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if (data0.format === void 0 && (missing1 = "format")) {
                validate21.at = instancePath + "/file";
                return false;
              } else {
                if (data0.format !== void 0) {
                  const _errs3 = errors;
                  if (typeof data0.format !== "string") {
                    validate21.at = instancePath + "/file/format";
                    return false;
                  }
                  var valid1 = _errs3 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.encoding !== void 0) {
                    const _errs5 = errors;
                    if (typeof data0.encoding !== "string") {
                      validate21.at = instancePath + "/file/encoding";
                      return false;
                    }
                    var valid1 = _errs5 === errors;
                  } else {
                    var valid1 = true;
                  }
                }
              }
            } else {
              validate21.at = instancePath + "/file";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.sheets !== void 0) {
            let data3 = data.sheets;
            const _errs7 = errors;
            if (errors === _errs7) {
              if (Array.isArray(data3)) {
                var valid2 = true;
                const len0 = data3.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs9 = errors;
                  if (typeof data3[i0] !== "string") {
                    validate21.at = instancePath + "/sheets/" + i0;
                    return false;
                  }
                  var valid2 = _errs9 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              } else {
                validate21.at = instancePath + "/sheets";
                return false;
              }
            }
            var valid0 = _errs7 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.known !== void 0) {
              let data5 = data.known;
              const _errs11 = errors;
              const _errs12 = errors;
              let valid3 = false;
              const _errs13 = errors;
              if (data5 !== null) {
                const err0 = { at: instancePath + "/known" };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var _valid0 = _errs13 === errors;
              valid3 = valid3 || _valid0;
              const _errs15 = errors;
              if (errors === _errs15) {
                if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                  let missing2;
                  if (data5.importedAt === void 0 && (missing2 = "importedAt") || data5.importedBy === void 0 && (missing2 = "importedBy")) {
                    const err1 = { at: instancePath + "/known" };
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  } else {
                    if (data5.importedAt !== void 0) {
                      const _errs17 = errors;
                      if (errors === _errs17) {
                        if (errors === _errs17) {
                          if (!(typeof data5.importedAt === "string")) {
                            const err2 = { at: instancePath + "/known/importedAt" };
                            if (vErrors === null) {
                              vErrors = [err2];
                            } else {
                              vErrors.push(err2);
                            }
                            errors++;
                          }
                        }
                      }
                      var valid4 = _errs17 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (valid4) {
                      if (data5.importedBy !== void 0) {
                        const _errs19 = errors;
                        if (typeof data5.importedBy !== "string") {
                          const err3 = { at: instancePath + "/known/importedBy" };
                          if (vErrors === null) {
                            vErrors = [err3];
                          } else {
                            vErrors.push(err3);
                          }
                          errors++;
                        }
                        var valid4 = _errs19 === errors;
                      } else {
                        var valid4 = true;
                      }
                    }
                  }
                } else {
                  const err4 = { at: instancePath + "/known" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs15 === errors;
              valid3 = valid3 || _valid0;
              if (_valid0) {
                var props0 = {};
                props0.importedAt = true;
                props0.importedBy = true;
              }
              if (!valid3) {
                const err5 = { at: instancePath + "/known" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
                validate21.at = vErrors?.[vErrors.length - 1].at;
                return false;
              } else {
                errors = _errs12;
                if (vErrors !== null) {
                  if (_errs12) {
                    vErrors.length = _errs12;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs11 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.headerRow !== void 0) {
                let data8 = data.headerRow;
                const _errs21 = errors;
                if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8)) && data8 !== null) {
                  validate21.at = instancePath + "/headerRow";
                  return false;
                }
                var valid0 = _errs21 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.columns !== void 0) {
                  let data9 = data.columns;
                  const _errs23 = errors;
                  if (errors === _errs23) {
                    if (Array.isArray(data9)) {
                      var valid5 = true;
                      const len1 = data9.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let data10 = data9[i1];
                        const _errs25 = errors;
                        if (errors === _errs25) {
                          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                            let missing3;
                            if (data10.title === void 0 && (missing3 = "title") || data10.samples === void 0 && (missing3 = "samples") || data10.field === void 0 && (missing3 = "field")) {
                              validate21.at = instancePath + "/columns/" + i1;
                              return false;
                            } else {
                              if (data10.title !== void 0) {
                                const _errs27 = errors;
                                if (typeof data10.title !== "string") {
                                  validate21.at = instancePath + "/columns/" + i1 + "/title";
                                  return false;
                                }
                                var valid6 = _errs27 === errors;
                              } else {
                                var valid6 = true;
                              }
                              if (valid6) {
                                if (data10.samples !== void 0) {
                                  let data12 = data10.samples;
                                  const _errs29 = errors;
                                  if (errors === _errs29) {
                                    if (Array.isArray(data12)) {
                                      var valid7 = true;
                                      const len2 = data12.length;
                                      for (let i2 = 0; i2 < len2; i2++) {
                                        const _errs31 = errors;
                                        if (typeof data12[i2] !== "string") {
                                          validate21.at = instancePath + "/columns/" + i1 + "/samples/" + i2;
                                          return false;
                                        }
                                        var valid7 = _errs31 === errors;
                                        if (!valid7) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/columns/" + i1 + "/samples";
                                      return false;
                                    }
                                  }
                                  var valid6 = _errs29 === errors;
                                } else {
                                  var valid6 = true;
                                }
                                if (valid6) {
                                  if (data10.field !== void 0) {
                                    let data14 = data10.field;
                                    const _errs33 = errors;
                                    if (typeof data14 !== "string" && data14 !== null) {
                                      validate21.at = instancePath + "/columns/" + i1 + "/field";
                                      return false;
                                    }
                                    var valid6 = _errs33 === errors;
                                  } else {
                                    var valid6 = true;
                                  }
                                }
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/columns/" + i1;
                            return false;
                          }
                        }
                        var valid5 = _errs25 === errors;
                        if (!valid5) {
                          break;
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/columns";
                      return false;
                    }
                  }
                  var valid0 = _errs23 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.choices !== void 0) {
                    let data15 = data.choices;
                    const _errs35 = errors;
                    if (errors === _errs35) {
                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                        if (data15.sheet !== void 0) {
                          const _errs37 = errors;
                          if (typeof data15.sheet !== "string") {
                            validate21.at = instancePath + "/choices/sheet";
                            return false;
                          }
                          var valid8 = _errs37 === errors;
                        } else {
                          var valid8 = true;
                        }
                        if (valid8) {
                          if (data15.columns !== void 0) {
                            let data17 = data15.columns;
                            const _errs39 = errors;
                            if (errors === _errs39) {
                              if (Array.isArray(data17)) {
                                if (data17.length > 50) {
                                  validate21.at = instancePath + "/choices/columns";
                                  return false;
                                } else {
                                  var valid9 = true;
                                  const len3 = data17.length;
                                  for (let i3 = 0; i3 < len3; i3++) {
                                    let data18 = data17[i3];
                                    const _errs41 = errors;
                                    if (typeof data18 !== "string" && data18 !== null) {
                                      validate21.at = instancePath + "/choices/columns/" + i3;
                                      return false;
                                    }
                                    var valid9 = _errs41 === errors;
                                    if (!valid9) {
                                      break;
                                    }
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/choices/columns";
                                return false;
                              }
                            }
                            var valid8 = _errs39 === errors;
                          } else {
                            var valid8 = true;
                          }
                          if (valid8) {
                            if (data15.dateOrder !== void 0) {
                              let data19 = data15.dateOrder;
                              const _errs43 = errors;
                              if (typeof data19 !== "string") {
                                validate21.at = instancePath + "/choices/dateOrder";
                                return false;
                              }
                              if (!(data19 === "day-first" || data19 === "month-first")) {
                                validate21.at = instancePath + "/choices/dateOrder";
                                return false;
                              }
                              var valid8 = _errs43 === errors;
                            } else {
                              var valid8 = true;
                            }
                            if (valid8) {
                              if (data15.decimal !== void 0) {
                                let data20 = data15.decimal;
                                const _errs45 = errors;
                                if (typeof data20 !== "string") {
                                  validate21.at = instancePath + "/choices/decimal";
                                  return false;
                                }
                                if (!(data20 === "comma" || data20 === "point")) {
                                  validate21.at = instancePath + "/choices/decimal";
                                  return false;
                                }
                                var valid8 = _errs45 === errors;
                              } else {
                                var valid8 = true;
                              }
                              if (valid8) {
                                if (data15.defaults !== void 0) {
                                  let data21 = data15.defaults;
                                  const _errs47 = errors;
                                  if (errors === _errs47) {
                                    if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                      if (data21.kind !== void 0) {
                                        let data22 = data21.kind;
                                        const _errs49 = errors;
                                        if (typeof data22 !== "string") {
                                          validate21.at = instancePath + "/choices/defaults/kind";
                                          return false;
                                        }
                                        if (!(data22 === "receivable" || data22 === "payable")) {
                                          validate21.at = instancePath + "/choices/defaults/kind";
                                          return false;
                                        }
                                        var valid10 = _errs49 === errors;
                                      } else {
                                        var valid10 = true;
                                      }
                                      if (valid10) {
                                        if (data21.category !== void 0) {
                                          const _errs51 = errors;
                                          if (typeof data21.category !== "string") {
                                            validate21.at = instancePath + "/choices/defaults/category";
                                            return false;
                                          }
                                          var valid10 = _errs51 === errors;
                                        } else {
                                          var valid10 = true;
                                        }
                                        if (valid10) {
                                          if (data21.receivableCategory !== void 0) {
                                            const _errs53 = errors;
                                            if (typeof data21.receivableCategory !== "string") {
                                              validate21.at = instancePath + "/choices/defaults/receivableCategory";
                                              return false;
                                            }
                                            var valid10 = _errs53 === errors;
                                          } else {
                                            var valid10 = true;
                                          }
                                          if (valid10) {
                                            if (data21.payableCategory !== void 0) {
                                              const _errs55 = errors;
                                              if (typeof data21.payableCategory !== "string") {
                                                validate21.at = instancePath + "/choices/defaults/payableCategory";
                                                return false;
                                              }
                                              var valid10 = _errs55 === errors;
                                            } else {
                                              var valid10 = true;
                                            }
                                            if (valid10) {
                                              if (data21.form !== void 0) {
                                                const _errs57 = errors;
                                                if (typeof data21.form !== "string") {
                                                  validate21.at = instancePath + "/choices/defaults/form";
                                                  return false;
                                                }
                                                var valid10 = _errs57 === errors;
                                              } else {
                                                var valid10 = true;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/choices/defaults";
                                      return false;
                                    }
                                  }
                                  var valid8 = _errs47 === errors;
                                } else {
                                  var valid8 = true;
                                }
                                if (valid8) {
                                  if (data15.paidDay !== void 0) {
                                    let data27 = data15.paidDay;
                                    const _errs59 = errors;
                                    if (typeof data27 !== "string") {
                                      validate21.at = instancePath + "/choices/paidDay";
                                      return false;
                                    }
                                    if (!(data27 === "due-day" || data27 === "none")) {
                                      validate21.at = instancePath + "/choices/paidDay";
                                      return false;
                                    }
                                    var valid8 = _errs59 === errors;
                                  } else {
                                    var valid8 = true;
                                  }
                                  if (valid8) {
                                    if (data15.statement !== void 0) {
                                      let data28 = data15.statement;
                                      const _errs61 = errors;
                                      if (typeof data28 !== "string") {
                                        validate21.at = instancePath + "/choices/statement";
                                        return false;
                                      }
                                      if (!(data28 === "paid" || data28 === "open")) {
                                        validate21.at = instancePath + "/choices/statement";
                                        return false;
                                      }
                                      var valid8 = _errs61 === errors;
                                    } else {
                                      var valid8 = true;
                                    }
                                    if (valid8) {
                                      if (data15.values !== void 0) {
                                        let data29 = data15.values;
                                        const _errs63 = errors;
                                        if (errors === _errs63) {
                                          if (Array.isArray(data29)) {
                                            if (data29.length > 500) {
                                              validate21.at = instancePath + "/choices/values";
                                              return false;
                                            } else {
                                              var valid11 = true;
                                              const len4 = data29.length;
                                              for (let i4 = 0; i4 < len4; i4++) {
                                                let data30 = data29[i4];
                                                const _errs65 = errors;
                                                if (errors === _errs65) {
                                                  if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                                    let missing4;
                                                    if (data30.field === void 0 && (missing4 = "field") || data30.value === void 0 && (missing4 = "value") || data30.becomes === void 0 && (missing4 = "becomes")) {
                                                      validate21.at = instancePath + "/choices/values/" + i4;
                                                      return false;
                                                    } else {
                                                      if (data30.field !== void 0) {
                                                        let data31 = data30.field;
                                                        const _errs67 = errors;
                                                        if (typeof data31 !== "string") {
                                                          validate21.at = instancePath + "/choices/values/" + i4 + "/field";
                                                          return false;
                                                        }
                                                        if (!(data31 === "kind" || data31 === "category" || data31 === "form" || data31 === "status")) {
                                                          validate21.at = instancePath + "/choices/values/" + i4 + "/field";
                                                          return false;
                                                        }
                                                        var valid12 = _errs67 === errors;
                                                      } else {
                                                        var valid12 = true;
                                                      }
                                                      if (valid12) {
                                                        if (data30.value !== void 0) {
                                                          const _errs69 = errors;
                                                          if (typeof data30.value !== "string") {
                                                            validate21.at = instancePath + "/choices/values/" + i4 + "/value";
                                                            return false;
                                                          }
                                                          var valid12 = _errs69 === errors;
                                                        } else {
                                                          var valid12 = true;
                                                        }
                                                        if (valid12) {
                                                          if (data30.becomes !== void 0) {
                                                            const _errs71 = errors;
                                                            if (typeof data30.becomes !== "string") {
                                                              validate21.at = instancePath + "/choices/values/" + i4 + "/becomes";
                                                              return false;
                                                            }
                                                            var valid12 = _errs71 === errors;
                                                          } else {
                                                            var valid12 = true;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/choices/values/" + i4;
                                                    return false;
                                                  }
                                                }
                                                var valid11 = _errs65 === errors;
                                                if (!valid11) {
                                                  break;
                                                }
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/choices/values";
                                            return false;
                                          }
                                        }
                                        var valid8 = _errs63 === errors;
                                      } else {
                                        var valid8 = true;
                                      }
                                      if (valid8) {
                                        if (data15.duplicates !== void 0) {
                                          let data34 = data15.duplicates;
                                          const _errs73 = errors;
                                          if (typeof data34 !== "string") {
                                            validate21.at = instancePath + "/choices/duplicates";
                                            return false;
                                          }
                                          if (!(data34 === "leave-out" || data34 === "add")) {
                                            validate21.at = instancePath + "/choices/duplicates";
                                            return false;
                                          }
                                          var valid8 = _errs73 === errors;
                                        } else {
                                          var valid8 = true;
                                        }
                                        if (valid8) {
                                          if (data15.duplicateRows !== void 0) {
                                            let data35 = data15.duplicateRows;
                                            const _errs75 = errors;
                                            if (errors === _errs75) {
                                              if (Array.isArray(data35)) {
                                                if (data35.length > 500) {
                                                  validate21.at = instancePath + "/choices/duplicateRows";
                                                  return false;
                                                } else {
                                                  var valid13 = true;
                                                  const len5 = data35.length;
                                                  for (let i5 = 0; i5 < len5; i5++) {
                                                    let data36 = data35[i5];
                                                    const _errs77 = errors;
                                                    if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
                                                      validate21.at = instancePath + "/choices/duplicateRows/" + i5;
                                                      return false;
                                                    }
                                                    if (errors === _errs77) {
                                                      if (typeof data36 == "number" && isFinite(data36)) {
                                                        if (data36 < 1 || isNaN(data36)) {
                                                          validate21.at = instancePath + "/choices/duplicateRows/" + i5;
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid13 = _errs77 === errors;
                                                    if (!valid13) {
                                                      break;
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/choices/duplicateRows";
                                                return false;
                                              }
                                            }
                                            var valid8 = _errs75 === errors;
                                          } else {
                                            var valid8 = true;
                                          }
                                          if (valid8) {
                                            if (data15.invalid !== void 0) {
                                              let data37 = data15.invalid;
                                              const _errs79 = errors;
                                              if (typeof data37 !== "string") {
                                                validate21.at = instancePath + "/choices/invalid";
                                                return false;
                                              }
                                              if (!(data37 === "leave-out" || data37 === "refuse")) {
                                                validate21.at = instancePath + "/choices/invalid";
                                                return false;
                                              }
                                              var valid8 = _errs79 === errors;
                                            } else {
                                              var valid8 = true;
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
                        validate21.at = instancePath + "/choices";
                        return false;
                      }
                    }
                    var valid0 = _errs35 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.questions !== void 0) {
                      let data38 = data.questions;
                      const _errs81 = errors;
                      if (errors === _errs81) {
                        if (Array.isArray(data38)) {
                          var valid14 = true;
                          const len6 = data38.length;
                          for (let i6 = 0; i6 < len6; i6++) {
                            const _errs83 = errors;
                            if (typeof data38[i6] !== "string") {
                              validate21.at = instancePath + "/questions/" + i6;
                              return false;
                            }
                            var valid14 = _errs83 === errors;
                            if (!valid14) {
                              break;
                            }
                          }
                        } else {
                          validate21.at = instancePath + "/questions";
                          return false;
                        }
                      }
                      var valid0 = _errs81 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.otherTables !== void 0) {
                        let data40 = data.otherTables;
                        const _errs85 = errors;
                        if (errors === _errs85) {
                          if (Array.isArray(data40)) {
                            var valid15 = true;
                            const len7 = data40.length;
                            for (let i7 = 0; i7 < len7; i7++) {
                              let data41 = data40[i7];
                              const _errs87 = errors;
                              if (errors === _errs87) {
                                if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
                                  let missing5;
                                  if (data41.row === void 0 && (missing5 = "row") || data41.titles === void 0 && (missing5 = "titles")) {
                                    validate21.at = instancePath + "/otherTables/" + i7;
                                    return false;
                                  } else {
                                    if (data41.row !== void 0) {
                                      let data42 = data41.row;
                                      const _errs89 = errors;
                                      if (!(typeof data42 == "number" && (!(data42 % 1) && !isNaN(data42)) && isFinite(data42))) {
                                        validate21.at = instancePath + "/otherTables/" + i7 + "/row";
                                        return false;
                                      }
                                      if (errors === _errs89) {
                                        if (typeof data42 == "number" && isFinite(data42)) {
                                          if (data42 < 1 || isNaN(data42)) {
                                            validate21.at = instancePath + "/otherTables/" + i7 + "/row";
                                            return false;
                                          }
                                        }
                                      }
                                      var valid16 = _errs89 === errors;
                                    } else {
                                      var valid16 = true;
                                    }
                                    if (valid16) {
                                      if (data41.titles !== void 0) {
                                        const _errs91 = errors;
                                        if (typeof data41.titles !== "string") {
                                          validate21.at = instancePath + "/otherTables/" + i7 + "/titles";
                                          return false;
                                        }
                                        var valid16 = _errs91 === errors;
                                      } else {
                                        var valid16 = true;
                                      }
                                    }
                                  }
                                } else {
                                  validate21.at = instancePath + "/otherTables/" + i7;
                                  return false;
                                }
                              }
                              var valid15 = _errs87 === errors;
                              if (!valid15) {
                                break;
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/otherTables";
                            return false;
                          }
                        }
                        var valid0 = _errs85 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.dayExamples !== void 0) {
                          let data44 = data.dayExamples;
                          const _errs93 = errors;
                          if (errors === _errs93) {
                            if (Array.isArray(data44)) {
                              var valid17 = true;
                              const len8 = data44.length;
                              for (let i8 = 0; i8 < len8; i8++) {
                                let data45 = data44[i8];
                                const _errs95 = errors;
                                if (errors === _errs95) {
                                  if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
                                    let missing6;
                                    if (data45.row === void 0 && (missing6 = "row") || data45.text === void 0 && (missing6 = "text")) {
                                      validate21.at = instancePath + "/dayExamples/" + i8;
                                      return false;
                                    } else {
                                      if (data45.row !== void 0) {
                                        let data46 = data45.row;
                                        const _errs97 = errors;
                                        if (!(typeof data46 == "number" && (!(data46 % 1) && !isNaN(data46)) && isFinite(data46))) {
                                          validate21.at = instancePath + "/dayExamples/" + i8 + "/row";
                                          return false;
                                        }
                                        if (errors === _errs97) {
                                          if (typeof data46 == "number" && isFinite(data46)) {
                                            if (data46 < 1 || isNaN(data46)) {
                                              validate21.at = instancePath + "/dayExamples/" + i8 + "/row";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid18 = _errs97 === errors;
                                      } else {
                                        var valid18 = true;
                                      }
                                      if (valid18) {
                                        if (data45.text !== void 0) {
                                          const _errs99 = errors;
                                          if (typeof data45.text !== "string") {
                                            validate21.at = instancePath + "/dayExamples/" + i8 + "/text";
                                            return false;
                                          }
                                          var valid18 = _errs99 === errors;
                                        } else {
                                          var valid18 = true;
                                        }
                                      }
                                    }
                                  } else {
                                    validate21.at = instancePath + "/dayExamples/" + i8;
                                    return false;
                                  }
                                }
                                var valid17 = _errs95 === errors;
                                if (!valid17) {
                                  break;
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/dayExamples";
                              return false;
                            }
                          }
                          var valid0 = _errs93 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.values !== void 0) {
                            let data48 = data.values;
                            const _errs101 = errors;
                            if (errors === _errs101) {
                              if (Array.isArray(data48)) {
                                var valid19 = true;
                                const len9 = data48.length;
                                for (let i9 = 0; i9 < len9; i9++) {
                                  let data49 = data48[i9];
                                  const _errs103 = errors;
                                  if (errors === _errs103) {
                                    if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
                                      let missing7;
                                      if (data49.field === void 0 && (missing7 = "field") || data49.value === void 0 && (missing7 = "value") || data49.rows === void 0 && (missing7 = "rows") || data49.becomes === void 0 && (missing7 = "becomes")) {
                                        validate21.at = instancePath + "/values/" + i9;
                                        return false;
                                      } else {
                                        if (data49.field !== void 0) {
                                          const _errs105 = errors;
                                          if (typeof data49.field !== "string") {
                                            validate21.at = instancePath + "/values/" + i9 + "/field";
                                            return false;
                                          }
                                          var valid20 = _errs105 === errors;
                                        } else {
                                          var valid20 = true;
                                        }
                                        if (valid20) {
                                          if (data49.value !== void 0) {
                                            const _errs107 = errors;
                                            if (typeof data49.value !== "string") {
                                              validate21.at = instancePath + "/values/" + i9 + "/value";
                                              return false;
                                            }
                                            var valid20 = _errs107 === errors;
                                          } else {
                                            var valid20 = true;
                                          }
                                          if (valid20) {
                                            if (data49.rows !== void 0) {
                                              let data52 = data49.rows;
                                              const _errs109 = errors;
                                              if (!(typeof data52 == "number" && (!(data52 % 1) && !isNaN(data52)) && isFinite(data52))) {
                                                validate21.at = instancePath + "/values/" + i9 + "/rows";
                                                return false;
                                              }
                                              if (errors === _errs109) {
                                                if (typeof data52 == "number" && isFinite(data52)) {
                                                  if (data52 < 1 || isNaN(data52)) {
                                                    validate21.at = instancePath + "/values/" + i9 + "/rows";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid20 = _errs109 === errors;
                                            } else {
                                              var valid20 = true;
                                            }
                                            if (valid20) {
                                              if (data49.becomes !== void 0) {
                                                let data53 = data49.becomes;
                                                const _errs111 = errors;
                                                if (typeof data53 !== "string" && data53 !== null) {
                                                  validate21.at = instancePath + "/values/" + i9 + "/becomes";
                                                  return false;
                                                }
                                                var valid20 = _errs111 === errors;
                                              } else {
                                                var valid20 = true;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/values/" + i9;
                                      return false;
                                    }
                                  }
                                  var valid19 = _errs103 === errors;
                                  if (!valid19) {
                                    break;
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/values";
                                return false;
                              }
                            }
                            var valid0 = _errs101 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.counts !== void 0) {
                              let data54 = data.counts;
                              const _errs113 = errors;
                              if (errors === _errs113) {
                                if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
                                  let missing8;
                                  if (data54.rows === void 0 && (missing8 = "rows") || data54.ready === void 0 && (missing8 = "ready") || data54.duplicates === void 0 && (missing8 = "duplicates") || data54.invalid === void 0 && (missing8 = "invalid") || data54.skipped === void 0 && (missing8 = "skipped")) {
                                    validate21.at = instancePath + "/counts";
                                    return false;
                                  } else {
                                    if (data54.rows !== void 0) {
                                      let data55 = data54.rows;
                                      const _errs115 = errors;
                                      if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
                                        validate21.at = instancePath + "/counts/rows";
                                        return false;
                                      }
                                      if (errors === _errs115) {
                                        if (typeof data55 == "number" && isFinite(data55)) {
                                          if (data55 < 0 || isNaN(data55)) {
                                            validate21.at = instancePath + "/counts/rows";
                                            return false;
                                          }
                                        }
                                      }
                                      var valid21 = _errs115 === errors;
                                    } else {
                                      var valid21 = true;
                                    }
                                    if (valid21) {
                                      if (data54.ready !== void 0) {
                                        let data56 = data54.ready;
                                        const _errs117 = errors;
                                        if (!(typeof data56 == "number" && (!(data56 % 1) && !isNaN(data56)) && isFinite(data56))) {
                                          validate21.at = instancePath + "/counts/ready";
                                          return false;
                                        }
                                        if (errors === _errs117) {
                                          if (typeof data56 == "number" && isFinite(data56)) {
                                            if (data56 < 0 || isNaN(data56)) {
                                              validate21.at = instancePath + "/counts/ready";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid21 = _errs117 === errors;
                                      } else {
                                        var valid21 = true;
                                      }
                                      if (valid21) {
                                        if (data54.duplicates !== void 0) {
                                          let data57 = data54.duplicates;
                                          const _errs119 = errors;
                                          if (!(typeof data57 == "number" && (!(data57 % 1) && !isNaN(data57)) && isFinite(data57))) {
                                            validate21.at = instancePath + "/counts/duplicates";
                                            return false;
                                          }
                                          if (errors === _errs119) {
                                            if (typeof data57 == "number" && isFinite(data57)) {
                                              if (data57 < 0 || isNaN(data57)) {
                                                validate21.at = instancePath + "/counts/duplicates";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid21 = _errs119 === errors;
                                        } else {
                                          var valid21 = true;
                                        }
                                        if (valid21) {
                                          if (data54.invalid !== void 0) {
                                            let data58 = data54.invalid;
                                            const _errs121 = errors;
                                            if (!(typeof data58 == "number" && (!(data58 % 1) && !isNaN(data58)) && isFinite(data58))) {
                                              validate21.at = instancePath + "/counts/invalid";
                                              return false;
                                            }
                                            if (errors === _errs121) {
                                              if (typeof data58 == "number" && isFinite(data58)) {
                                                if (data58 < 0 || isNaN(data58)) {
                                                  validate21.at = instancePath + "/counts/invalid";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid21 = _errs121 === errors;
                                          } else {
                                            var valid21 = true;
                                          }
                                          if (valid21) {
                                            if (data54.skipped !== void 0) {
                                              let data59 = data54.skipped;
                                              const _errs123 = errors;
                                              if (!(typeof data59 == "number" && (!(data59 % 1) && !isNaN(data59)) && isFinite(data59))) {
                                                validate21.at = instancePath + "/counts/skipped";
                                                return false;
                                              }
                                              if (errors === _errs123) {
                                                if (typeof data59 == "number" && isFinite(data59)) {
                                                  if (data59 < 0 || isNaN(data59)) {
                                                    validate21.at = instancePath + "/counts/skipped";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid21 = _errs123 === errors;
                                            } else {
                                              var valid21 = true;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate21.at = instancePath + "/counts";
                                  return false;
                                }
                              }
                              var valid0 = _errs113 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.rows !== void 0) {
                                let data60 = data.rows;
                                const _errs125 = errors;
                                if (errors === _errs125) {
                                  if (Array.isArray(data60)) {
                                    var valid22 = true;
                                    const len10 = data60.length;
                                    for (let i10 = 0; i10 < len10; i10++) {
                                      let data61 = data60[i10];
                                      const _errs127 = errors;
                                      if (errors === _errs127) {
                                        if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
                                          let missing9;
                                          if (data61.row === void 0 && (missing9 = "row") || data61.state === void 0 && (missing9 = "state") || data61.entry === void 0 && (missing9 = "entry") || data61.problems === void 0 && (missing9 = "problems")) {
                                            validate21.at = instancePath + "/rows/" + i10;
                                            return false;
                                          } else {
                                            if (data61.row !== void 0) {
                                              let data62 = data61.row;
                                              const _errs129 = errors;
                                              if (!(typeof data62 == "number" && (!(data62 % 1) && !isNaN(data62)) && isFinite(data62))) {
                                                validate21.at = instancePath + "/rows/" + i10 + "/row";
                                                return false;
                                              }
                                              if (errors === _errs129) {
                                                if (typeof data62 == "number" && isFinite(data62)) {
                                                  if (data62 < 1 || isNaN(data62)) {
                                                    validate21.at = instancePath + "/rows/" + i10 + "/row";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid23 = _errs129 === errors;
                                            } else {
                                              var valid23 = true;
                                            }
                                            if (valid23) {
                                              if (data61.state !== void 0) {
                                                const _errs131 = errors;
                                                if (typeof data61.state !== "string") {
                                                  validate21.at = instancePath + "/rows/" + i10 + "/state";
                                                  return false;
                                                }
                                                var valid23 = _errs131 === errors;
                                              } else {
                                                var valid23 = true;
                                              }
                                              if (valid23) {
                                                if (data61.text !== void 0) {
                                                  const _errs133 = errors;
                                                  if (typeof data61.text !== "string") {
                                                    validate21.at = instancePath + "/rows/" + i10 + "/text";
                                                    return false;
                                                  }
                                                  var valid23 = _errs133 === errors;
                                                } else {
                                                  var valid23 = true;
                                                }
                                                if (valid23) {
                                                  if (data61.entry !== void 0) {
                                                    let data65 = data61.entry;
                                                    const _errs135 = errors;
                                                    if (errors === _errs135) {
                                                      if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
                                                        if (data65.kind !== void 0) {
                                                          const _errs137 = errors;
                                                          if (typeof data65.kind !== "string") {
                                                            validate21.at = instancePath + "/rows/" + i10 + "/entry/kind";
                                                            return false;
                                                          }
                                                          var valid24 = _errs137 === errors;
                                                        } else {
                                                          var valid24 = true;
                                                        }
                                                        if (valid24) {
                                                          if (data65.counterparty !== void 0) {
                                                            const _errs139 = errors;
                                                            if (typeof data65.counterparty !== "string") {
                                                              validate21.at = instancePath + "/rows/" + i10 + "/entry/counterparty";
                                                              return false;
                                                            }
                                                            var valid24 = _errs139 === errors;
                                                          } else {
                                                            var valid24 = true;
                                                          }
                                                          if (valid24) {
                                                            if (data65.category !== void 0) {
                                                              const _errs141 = errors;
                                                              if (typeof data65.category !== "string") {
                                                                validate21.at = instancePath + "/rows/" + i10 + "/entry/category";
                                                                return false;
                                                              }
                                                              var valid24 = _errs141 === errors;
                                                            } else {
                                                              var valid24 = true;
                                                            }
                                                            if (valid24) {
                                                              if (data65.form !== void 0) {
                                                                const _errs143 = errors;
                                                                if (typeof data65.form !== "string") {
                                                                  validate21.at = instancePath + "/rows/" + i10 + "/entry/form";
                                                                  return false;
                                                                }
                                                                var valid24 = _errs143 === errors;
                                                              } else {
                                                                var valid24 = true;
                                                              }
                                                              if (valid24) {
                                                                if (data65.document !== void 0) {
                                                                  const _errs145 = errors;
                                                                  if (typeof data65.document !== "string") {
                                                                    validate21.at = instancePath + "/rows/" + i10 + "/entry/document";
                                                                    return false;
                                                                  }
                                                                  var valid24 = _errs145 === errors;
                                                                } else {
                                                                  var valid24 = true;
                                                                }
                                                                if (valid24) {
                                                                  if (data65.installment !== void 0) {
                                                                    let data71 = data65.installment;
                                                                    const _errs147 = errors;
                                                                    if (!(typeof data71 == "number" && (!(data71 % 1) && !isNaN(data71)) && isFinite(data71))) {
                                                                      validate21.at = instancePath + "/rows/" + i10 + "/entry/installment";
                                                                      return false;
                                                                    }
                                                                    var valid24 = _errs147 === errors;
                                                                  } else {
                                                                    var valid24 = true;
                                                                  }
                                                                  if (valid24) {
                                                                    if (data65.installments !== void 0) {
                                                                      let data72 = data65.installments;
                                                                      const _errs149 = errors;
                                                                      if (!(typeof data72 == "number" && (!(data72 % 1) && !isNaN(data72)) && isFinite(data72))) {
                                                                        validate21.at = instancePath + "/rows/" + i10 + "/entry/installments";
                                                                        return false;
                                                                      }
                                                                      var valid24 = _errs149 === errors;
                                                                    } else {
                                                                      var valid24 = true;
                                                                    }
                                                                    if (valid24) {
                                                                      if (data65.issuedOn !== void 0) {
                                                                        let data73 = data65.issuedOn;
                                                                        const _errs151 = errors;
                                                                        if (errors === _errs151) {
                                                                          if (errors === _errs151) {
                                                                            if (typeof data73 === "string") {
                                                                              if (!pattern4.test(data73)) {
                                                                                validate21.at = instancePath + "/rows/" + i10 + "/entry/issuedOn";
                                                                                return false;
                                                                              } else {
                                                                                if (!formats0.test(data73)) {
                                                                                  validate21.at = instancePath + "/rows/" + i10 + "/entry/issuedOn";
                                                                                  return false;
                                                                                }
                                                                              }
                                                                            } else {
                                                                              validate21.at = instancePath + "/rows/" + i10 + "/entry/issuedOn";
                                                                              return false;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid24 = _errs151 === errors;
                                                                      } else {
                                                                        var valid24 = true;
                                                                      }
                                                                      if (valid24) {
                                                                        if (data65.dueOn !== void 0) {
                                                                          let data74 = data65.dueOn;
                                                                          const _errs153 = errors;
                                                                          if (errors === _errs153) {
                                                                            if (errors === _errs153) {
                                                                              if (typeof data74 === "string") {
                                                                                if (!pattern4.test(data74)) {
                                                                                  validate21.at = instancePath + "/rows/" + i10 + "/entry/dueOn";
                                                                                  return false;
                                                                                } else {
                                                                                  if (!formats0.test(data74)) {
                                                                                    validate21.at = instancePath + "/rows/" + i10 + "/entry/dueOn";
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                              } else {
                                                                                validate21.at = instancePath + "/rows/" + i10 + "/entry/dueOn";
                                                                                return false;
                                                                              }
                                                                            }
                                                                          }
                                                                          var valid24 = _errs153 === errors;
                                                                        } else {
                                                                          var valid24 = true;
                                                                        }
                                                                        if (valid24) {
                                                                          if (data65.amountCents !== void 0) {
                                                                            let data75 = data65.amountCents;
                                                                            const _errs155 = errors;
                                                                            if (!(typeof data75 == "number" && (!(data75 % 1) && !isNaN(data75)) && isFinite(data75))) {
                                                                              validate21.at = instancePath + "/rows/" + i10 + "/entry/amountCents";
                                                                              return false;
                                                                            }
                                                                            var valid24 = _errs155 === errors;
                                                                          } else {
                                                                            var valid24 = true;
                                                                          }
                                                                          if (valid24) {
                                                                            if (data65.paidOn !== void 0) {
                                                                              let data76 = data65.paidOn;
                                                                              const _errs157 = errors;
                                                                              if (errors === _errs157) {
                                                                                if (errors === _errs157) {
                                                                                  if (typeof data76 === "string") {
                                                                                    if (!pattern4.test(data76)) {
                                                                                      validate21.at = instancePath + "/rows/" + i10 + "/entry/paidOn";
                                                                                      return false;
                                                                                    } else {
                                                                                      if (!formats0.test(data76)) {
                                                                                        validate21.at = instancePath + "/rows/" + i10 + "/entry/paidOn";
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                  } else {
                                                                                    validate21.at = instancePath + "/rows/" + i10 + "/entry/paidOn";
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                              }
                                                                              var valid24 = _errs157 === errors;
                                                                            } else {
                                                                              var valid24 = true;
                                                                            }
                                                                            if (valid24) {
                                                                              if (data65.paidCents !== void 0) {
                                                                                let data77 = data65.paidCents;
                                                                                const _errs159 = errors;
                                                                                if (!(typeof data77 == "number" && (!(data77 % 1) && !isNaN(data77)) && isFinite(data77))) {
                                                                                  validate21.at = instancePath + "/rows/" + i10 + "/entry/paidCents";
                                                                                  return false;
                                                                                }
                                                                                var valid24 = _errs159 === errors;
                                                                              } else {
                                                                                var valid24 = true;
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
                                                        validate21.at = instancePath + "/rows/" + i10 + "/entry";
                                                        return false;
                                                      }
                                                    }
                                                    var valid23 = _errs135 === errors;
                                                  } else {
                                                    var valid23 = true;
                                                  }
                                                  if (valid23) {
                                                    if (data61.duplicateOf !== void 0) {
                                                      const _errs161 = errors;
                                                      if (typeof data61.duplicateOf !== "string") {
                                                        validate21.at = instancePath + "/rows/" + i10 + "/duplicateOf";
                                                        return false;
                                                      }
                                                      var valid23 = _errs161 === errors;
                                                    } else {
                                                      var valid23 = true;
                                                    }
                                                    if (valid23) {
                                                      if (data61.problems !== void 0) {
                                                        let data79 = data61.problems;
                                                        const _errs163 = errors;
                                                        if (errors === _errs163) {
                                                          if (Array.isArray(data79)) {
                                                            var valid25 = true;
                                                            const len11 = data79.length;
                                                            for (let i11 = 0; i11 < len11; i11++) {
                                                              let data80 = data79[i11];
                                                              const _errs165 = errors;
                                                              if (errors === _errs165) {
                                                                if (data80 && typeof data80 == "object" && !Array.isArray(data80)) {
                                                                  let missing10;
                                                                  if (data80.field === void 0 && (missing10 = "field") || data80.reason === void 0 && (missing10 = "reason")) {
                                                                    validate21.at = instancePath + "/rows/" + i10 + "/problems/" + i11;
                                                                    return false;
                                                                  } else {
                                                                    if (data80.field !== void 0) {
                                                                      const _errs167 = errors;
                                                                      if (typeof data80.field !== "string") {
                                                                        validate21.at = instancePath + "/rows/" + i10 + "/problems/" + i11 + "/field";
                                                                        return false;
                                                                      }
                                                                      var valid26 = _errs167 === errors;
                                                                    } else {
                                                                      var valid26 = true;
                                                                    }
                                                                    if (valid26) {
                                                                      if (data80.reason !== void 0) {
                                                                        const _errs169 = errors;
                                                                        if (typeof data80.reason !== "string") {
                                                                          validate21.at = instancePath + "/rows/" + i10 + "/problems/" + i11 + "/reason";
                                                                          return false;
                                                                        }
                                                                        var valid26 = _errs169 === errors;
                                                                      } else {
                                                                        var valid26 = true;
                                                                      }
                                                                      if (valid26) {
                                                                        if (data80.value !== void 0) {
                                                                          const _errs171 = errors;
                                                                          if (typeof data80.value !== "string") {
                                                                            validate21.at = instancePath + "/rows/" + i10 + "/problems/" + i11 + "/value";
                                                                            return false;
                                                                          }
                                                                          var valid26 = _errs171 === errors;
                                                                        } else {
                                                                          var valid26 = true;
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate21.at = instancePath + "/rows/" + i10 + "/problems/" + i11;
                                                                  return false;
                                                                }
                                                              }
                                                              var valid25 = _errs165 === errors;
                                                              if (!valid25) {
                                                                break;
                                                              }
                                                            }
                                                          } else {
                                                            validate21.at = instancePath + "/rows/" + i10 + "/problems";
                                                            return false;
                                                          }
                                                        }
                                                        var valid23 = _errs163 === errors;
                                                      } else {
                                                        var valid23 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/rows/" + i10;
                                          return false;
                                        }
                                      }
                                      var valid22 = _errs127 === errors;
                                      if (!valid22) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate21.at = instancePath + "/rows";
                                    return false;
                                  }
                                }
                                var valid0 = _errs125 === errors;
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
    } else {
      validate21.at = instancePath;
      return false;
    }
  }
  validate21.at = vErrors?.[vErrors.length - 1].at;
  return errors === 0;
}
isImportPreview.removable = ["/file/encoding", "/sheets/*", "/columns/*", "/columns/*/samples/*", "/choices/sheet", "/choices/columns", "/choices/columns/*", "/choices/dateOrder", "/choices/decimal", "/choices/defaults", "/choices/defaults/kind", "/choices/defaults/category", "/choices/defaults/receivableCategory", "/choices/defaults/payableCategory", "/choices/defaults/form", "/choices/paidDay", "/choices/statement", "/choices/values", "/choices/values/*", "/choices/duplicates", "/choices/duplicateRows", "/choices/duplicateRows/*", "/choices/invalid", "/questions/*", "/otherTables", "/otherTables/*", "/dayExamples", "/dayExamples/*", "/values/*", "/rows/*", "/rows/*/text", "/rows/*/entry/kind", "/rows/*/entry/counterparty", "/rows/*/entry/category", "/rows/*/entry/form", "/rows/*/entry/document", "/rows/*/entry/installment", "/rows/*/entry/installments", "/rows/*/entry/issuedOn", "/rows/*/entry/dueOn", "/rows/*/entry/amountCents", "/rows/*/entry/paidOn", "/rows/*/entry/paidCents", "/rows/*/duplicateOf", "/rows/*/problems/*", "/rows/*/problems/*/value"];
export {
  isImportPreview
};
