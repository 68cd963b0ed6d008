import { ArchPicture } from '../../src/ui/ArchPicture';

const SCENES = ['empty', 'noAccess', 'notFound', 'offline', 'done', 'loading'] as const;

export const Pictures = () => (
  <div className="wide pictures">
    {SCENES.map((scene) => (
      <figure key={scene}>
        <ArchPicture of={scene} />
        <figcaption>{scene}</figcaption>
      </figure>
    ))}
  </div>
);
