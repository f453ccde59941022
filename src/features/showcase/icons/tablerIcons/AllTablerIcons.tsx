import { IconGallery } from '../gallery/IconGallery'
import * as icons from './icons'

export function AllTablerIcons() {
  return (
    <IconGallery
      icons={icons}
      importOf={(name) => `import { ${name} } from '@tabler/icons-react'`}
    />
  )
}
