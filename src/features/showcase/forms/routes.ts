import { showcasePaths } from '#lib/paths/showcase'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const formsPages = [
  {
    path: showcasePaths.formLayouts,
    Page: lazyWithPreload(() => import('./LayoutsPage').then((module) => module.LayoutsPage)),
  },
  {
    path: showcasePaths.multiColumnForms,
    Page: lazyWithPreload(() =>
      import('./MultiColumnPage').then((module) => module.MultiColumnPage),
    ),
  },
  {
    path: showcasePaths.actionBar,
    Page: lazyWithPreload(() => import('./ActionBarPage').then((module) => module.ActionBarPage)),
  },
  {
    path: showcasePaths.stickyActionBar,
    Page: lazyWithPreload(() =>
      import('./StickyActionBarPage').then((module) => module.StickyActionBarPage),
    ),
  },
  {
    path: showcasePaths.formAutocomplete,
    Page: lazyWithPreload(() =>
      import('./FormAutocompletePage').then((module) => module.FormAutocompletePage),
    ),
  },
  {
    path: showcasePaths.formMask,
    Page: lazyWithPreload(() => import('./MaskPage').then((module) => module.MaskPage)),
  },
  {
    path: showcasePaths.formClipboard,
    Page: lazyWithPreload(() => import('./ClipboardPage').then((module) => module.ClipboardPage)),
  },
  {
    path: showcasePaths.formCaptcha,
    Page: lazyWithPreload(() => import('./CaptchaPage').then((module) => module.CaptchaPage)),
  },
  {
    path: showcasePaths.formEditor,
    Page: lazyWithPreload(() => import('./EditorPage').then((module) => module.EditorPage)),
  },
  {
    path: showcasePaths.formModal,
    Page: lazyWithPreload(() => import('./ModalPage').then((module) => module.ModalPage)),
  },
  {
    path: showcasePaths.formTooltip,
    Page: lazyWithPreload(() => import('./TooltipPage').then((module) => module.TooltipPage)),
  },
  {
    path: showcasePaths.formValidation,
    Page: lazyWithPreload(() => import('./ValidationPage').then((module) => module.ValidationPage)),
  },
  {
    path: showcasePaths.formWizard,
    Page: lazyWithPreload(() => import('./WizardPage').then((module) => module.WizardPage)),
  },
]
