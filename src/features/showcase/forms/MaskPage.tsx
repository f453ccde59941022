import { Showcase } from '../frame/Showcase'

export function MaskPage() {
  return <Showcase titleKey="shell.menu.formMask" purpose="" demos={[]} />
}
