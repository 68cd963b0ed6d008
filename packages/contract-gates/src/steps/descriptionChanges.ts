import { readDocument } from '../description/readDocument';
import { compareDescriptions } from '../changes/compareDescriptions';
import { DESCRIPTION_RULES } from '../changes/descriptionRules';
import { locateChange } from '../changes/locateChange';
import { compareWithBase } from '../changes/compareWithBase';
import type { Step } from '../step';
import { validatedSchemas } from '../validators';

/** Reports breaking changes of the description, unless both teams agreed on them. */
export const descriptionChanges: Step = {
  id: 'description-changes',
  needsBase: true,
  name: 'description against the base',
  run: ({ base, config }) => {
    const { description, allowedChanges } = config;
    const today = new Date().toISOString().slice(0, 10);
    return Promise.resolve(
      compareWithBase(
        base,
        allowedChanges,
        [description],
        DESCRIPTION_RULES,
        today,
        ([versions]) =>
          compareDescriptions(
            readDocument(versions?.before ?? '', description),
            readDocument(versions?.after ?? '', description),
            today,
            validatedSchemas(config),
          ),
        locateChange,
      ),
    );
  },
};
