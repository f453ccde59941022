import type { PolicyPart } from '../policy'

export const parts: readonly PolicyPart[] = [
  {
    id: 'who',
    title: 'Qui est responsable',
    paragraphs: [
      'Cette application est la démonstration d’un site de membres. Là où un opérateur l’exploite, c’est lui qui est responsable des données de ses membres, et il se nomme ici.',
    ],
  },
  {
    id: 'device',
    title: 'Ce qui reste sur votre appareil',
    paragraphs: [
      'Vos réglages, votre session, vos brouillons, les sections de démonstration avec tout ce que vous y changez, et une copie des dernières réponses de l’opérateur (solde, historique) à lire hors ligne.',
      'Cela se trouve dans la mémoire propre à ce navigateur : stockage local, IndexedDB et cache du service worker. Aucun autre site ne peut le lire.',
    ],
  },
  {
    id: 'sent',
    title: 'Ce qui est envoyé',
    paragraphs: [
      'Dans une version entièrement simulée : rien. Tous les serveurs tournent dans votre navigateur.',
      'Là où une version nomme un opérateur, la connexion, l’inscription, les soldes, les dépôts et les retraits lui sont envoyés par une liaison chiffrée, et à personne d’autre.',
    ],
  },
  {
    id: 'third',
    title: 'Tiers',
    paragraphs: [
      'Aucun. L’application ne charge ni publicité, ni traceur, ni police, ni script venus d’ailleurs, et ses règles de sécurité l’interdisent.',
    ],
  },
  {
    id: 'why',
    title: 'Pourquoi, et combien de temps',
    paragraphs: [
      'Nous gardons des données pour que l’application s’ouvre hors ligne et fasse ce que vous demandez. Quand votre session se termine, par déconnexion ou automatiquement, vos données sont effacées : réponses, brouillons, reçus de virement et messages en attente. Restent, sous votre numéro de membre : un dépôt ou un retrait encore sans réponse, une limite ou une pause pas encore envoyée, et les notifications que vous avez lues. Les données de démonstration sont effacées quand vous les réinitialisez ; tout l’est quand vous effacez les données de ce site dans le navigateur.',
    ],
  },
  {
    id: 'rights',
    title: 'Ce que vous pouvez faire',
    paragraphs: [
      'Exporter les données de démonstration en un fichier, les importer ou les réinitialiser : « L’application sur cet appareil » dans le compte.',
      'Tout effacer : effacez les données de ce site dans les réglages du navigateur, ou supprimez l’application de l’écran d’accueil avec ses données.',
      'Demander à l’opérateur une copie, une correction ou l’effacement de ce qu’il garde.',
    ],
  },
  {
    id: 'safety',
    title: 'Comment c’est protégé',
    paragraphs: [
      'Les réponses privées sont supprimées à la déconnexion, les images sont redessinées avant d’être gardées, et rien de ce qui déplace de l’argent n’est jamais mis en file d’attente.',
      'Une session se termine quand son jeton expire. Un autre onglet qui se déconnecte la termine ici aussi.',
    ],
  },
  {
    id: 'minors',
    title: 'Moins de 20 ans',
    paragraphs: [
      'Ce site n’est pas destiné aux personnes de moins de 20 ans. Les comptes de mineurs sont fermés, et ce qu’ils ont déposé est rendu.',
    ],
  },
  {
    id: 'changes',
    title: 'Modifications',
    paragraphs: [
      'Ce texte ne change qu’avec une nouvelle version de l’application. La date ci-dessus est celle du dernier changement.',
    ],
  },
]
