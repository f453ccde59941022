import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './avatarDemos'
import source from './avatarDemos.tsx?raw'

const demo = demosOf(demos, source)

export function AvatarPage() {
  return (
    <Showcase
      titleKey="shell.menu.avatar"
      purpose="A face or letters for somebody. It goes with a name; alone it must carry the name itself."
      documentation={[{ name: 'MUI Avatar', address: 'https://mui.com/material-ui/react-avatar/' }]}
      demos={[
        { title: 'Pictures', ...demo('PictureAvatars') },
        { title: 'Letters', ...demo('LetterAvatars') },
        { title: 'When the picture is missing', ...demo('FallbackAvatars') },
        { title: 'Several', ...demo('AvatarGroups') },
        { title: 'With a status', ...demo('AvatarStatus') },
        { title: 'Sizes and shapes', ...demo('AvatarSizes') },
      ]}
      accessibility={[
        'Beside a name, the picture is decoration (alt=""); alone it is named after the person.',
        'A status is given in a word, not by a coloured dot alone.',
      ]}
    />
  )
}
