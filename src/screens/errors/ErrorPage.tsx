import type { ComponentProps } from 'react';
import { OutsideDetails } from '../../controls/OutsideDetails';
import { OutsideFoot } from '../../controls/OutsideFoot';
import { SupportContact } from '../../controls/SupportContact';
import { Notice } from '../../ui/Notice';

type Props = Omit<ComponentProps<typeof Notice>, 'foot'>;

/** A notice with the support contact. Outside the frame the foot shows the contact. */
export const ErrorPage = ({ isInFrame = false, children, ...notice }: Props) => (
  <Notice
    {...notice}
    isInFrame={isInFrame}
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
