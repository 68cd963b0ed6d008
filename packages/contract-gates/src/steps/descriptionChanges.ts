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
  run: (context) => {
    const { config } = context;
    const read = (text: string | null | undefined) => readDocument(text ?? '', config.description);
    return compareWithBase(
      context,
      [config.description],
      DESCRIPTION_RULES,
      ([versions], today) =>
        compareDescriptions(read(versions?.before), read(versions?.after), {
          today,
          validated: validatedSchemas(config),
          tags: config.agreements.map(({ tag }) => tag),
        }),
      locateChange,
    );
  },
};
