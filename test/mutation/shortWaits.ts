import { configure } from '@testing-library/react';

// A mutant often prevents the awaited element. The usual limit would cost ten seconds for each such mutant.
configure({ asyncUtilTimeout: 2_000 });
