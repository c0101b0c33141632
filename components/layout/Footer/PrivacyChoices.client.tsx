'use client';

import { Dialog } from '@/components/ui/Dialog/Dialog.client';

/** "Do Not Sell or Share My Personal Information": opens consent preferences. */
export function PrivacyChoices({ className }: { className: string }) {
  return (
    <Dialog
      title="Your privacy choices"
      trigger="Do Not Sell or Share My Personal Information"
      triggerClass={className}
    >
      <p>
        This site does not sell or share personal information, sets no advertising cookies, and loads no tag
        manager unless its operator turns one on and you agree. There is nothing to switch off today.
      </p>
    </Dialog>
  );
}
