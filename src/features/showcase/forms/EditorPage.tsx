import { Showcase } from '../frame/Showcase'

export function EditorPage() {
  return <Showcase titleKey="shell.menu.formEditor" purpose="" demos={[]} />
}
