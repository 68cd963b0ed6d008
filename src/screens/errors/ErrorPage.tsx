import type { ComponentProps } from 'react';
import { OutsideDetails } from '../../controls/OutsideDetails';
import { OutsideFoot } from '../../controls/OutsideFoot';
import { SupportContact } from '../../controls/SupportContact';
import { Notice } from '../../ui/Notice';
import { Company } from './Company';

type Props = Omit<ComponentProps<typeof Notice>, 'head' | 'foot'>;

/** A notice with the support contact. Outside the frame it has the company above, and the contact in the foot. */
export const ErrorPage = ({ isInFrame = false, children, ...notice }: Props) => (
  <Notice
    {...notice}
    isInFrame={isInFrame}
    head={!isInFrame && <Company />}
    foot={
      !isInFrame && (
        <OutsideFoot>
          <OutsideDetails />
        </OutsideFoot>
      )
    }
  >
    {children}
    {isInFrame && <SupportContact />}
  </Notice>
);
