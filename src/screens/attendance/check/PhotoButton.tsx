import { CameraIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

export interface PhotoButtonProps {
  onPhoto: (photo: File) => void;
}

/** The native file picker: on a phone it offers the camera and the gallery. */
export function PhotoButton({ onPhoto }: PhotoButtonProps) {
  const t = useText('attendance');
  return (
    <label className="way">
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={(event) => {
          const [photo] = event.target.files ?? [];
          // Lets the same file be chosen again.
          event.target.value = '';
          if (photo) onPhoto(photo);
        }}
      />
      <CameraIcon size={22} />
      {t('choosePhoto')}
    </label>
  );
}
