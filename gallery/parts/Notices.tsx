import { CopyFeedback } from '../../src/ui/CopyFeedback';
import { ErrorDetails } from '../../src/ui/ErrorDetails';

export const Notices = () => (
  <>
    <section>
      <ErrorDetails text="503 Service Unavailable" lang="en" requestId="req-7f3a91" />
    </section>
    <section>
      <CopyFeedback outcome="copied" text="" label="Texto" done="Copiado." />
    </section>
    <section>
      <CopyFeedback outcome="refused" text="Portaria 0.1.0" label="Texto" done="Copiado." />
    </section>
  </>
);
