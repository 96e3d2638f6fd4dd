import { useRef } from 'react';
import { Button } from '#src/components/Button.tsx';
import { CameraIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

export interface PhotoButtonProps {
  onPhoto: (photo: File) => void;
}

/** The native file picker: on a phone it offers the camera and the gallery. */
export function PhotoButton({ onPhoto }: PhotoButtonProps) {
  const t = useText('attendance');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('choosePhoto')}
        onChange={(event) => {
          const [photo] = event.target.files ?? [];
          // Lets the same file be chosen again.
          event.target.value = '';
          if (photo) onPhoto(photo);
        }}
      />
      <Button variant="soft" color="gray" onClick={() => input.current?.click()}>
        <CameraIcon size={20} />
        {t('choosePhoto')}
      </Button>
    </>
  );
}
