import { Showcase } from '../frame/Showcase'

export function CaptchaPage() {
  return <Showcase titleKey="shell.menu.formCaptcha" purpose="" demos={[]} />
}
