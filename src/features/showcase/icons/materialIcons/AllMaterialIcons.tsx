import { IconGallery } from '../gallery/IconGallery'
import * as icons from './icons'

export function AllMaterialIcons() {
  return (
    <IconGallery
      icons={icons}
      importOf={(name) => `import ${name} from '@mui/icons-material/${name}'`}
    />
  )
}
