import { Showcase } from '../demo/Showcase'
import { AvatarGroups } from './avatar/AvatarGroups'
import avatarGroups from './avatar/AvatarGroups.tsx?raw'
import { AvatarSizes } from './avatar/AvatarSizes'
import avatarSizes from './avatar/AvatarSizes.tsx?raw'
import { AvatarStatus } from './avatar/AvatarStatus'
import avatarStatus from './avatar/AvatarStatus.tsx?raw'
import { FallbackAvatars } from './avatar/FallbackAvatars'
import fallbackAvatars from './avatar/FallbackAvatars.tsx?raw'
import { LetterAvatars } from './avatar/LetterAvatars'
import letterAvatars from './avatar/LetterAvatars.tsx?raw'
import { PictureAvatars } from './avatar/PictureAvatars'
import pictureAvatars from './avatar/PictureAvatars.tsx?raw'

export function AvatarPage() {
  return (
    <Showcase
      titleKey="shell.menu.avatar"
      purpose="A face or letters for somebody. It goes with a name; alone it must carry the name itself."
      documentation={[{ name: 'MUI Avatar', address: 'https://mui.com/material-ui/react-avatar/' }]}
      demos={[
        { title: 'Pictures', Live: PictureAvatars, source: pictureAvatars },
        { title: 'Letters', Live: LetterAvatars, source: letterAvatars },
        { title: 'When the picture is missing', Live: FallbackAvatars, source: fallbackAvatars },
        { title: 'Several', Live: AvatarGroups, source: avatarGroups },
        { title: 'With a status', Live: AvatarStatus, source: avatarStatus },
        { title: 'Sizes and shapes', Live: AvatarSizes, source: avatarSizes },
      ]}
      accessibility={[
        'Beside a name the picture is decoration (alt=""); alone it is named after the person.',
        'A status is said in a word, not by a coloured dot alone.',
      ]}
    />
  )
}
