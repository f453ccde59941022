import type { ThemeOptions } from '@mui/material/styles'

/** The language of what opens beside its page, where the page's own would count: dialogs, menus, hints. */
export function coversSpeak(lang: string): ThemeOptions {
  return {
    components: {
      MuiModal: { defaultProps: { lang } },
      MuiPopper: { defaultProps: { lang } },
    },
  }
}
