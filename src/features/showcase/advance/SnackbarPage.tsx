import { Showcase } from '../frame/Showcase'

export function SnackbarPage() {
  return <Showcase titleKey="shell.menu.snackbar" purpose="" demos={[]} />
}
