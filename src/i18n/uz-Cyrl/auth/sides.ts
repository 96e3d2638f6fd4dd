import type { Cyrillic } from '../../types.ts';
import type source from '../../uz-Latn/auth/sides.ts';

export default {
  title: 'Ролингизни танланг',
  lead: 'Кейин бошқасини ҳам қўшиш мумкин',
  employee: 'Ходимман',
  employer: 'Компания номиданман',
  about: {
    employee: 'Келиб-кетишимни белгилайман, ишлаб топганимни кўраман, аванс сўрайман',
    employer: 'Ходимларни қўшаман, давомат ва тўловларни бошқараман',
  },
  next: 'Давом этиш',
  asEmployee: 'Ходим сифатида',
  asEmployer: 'Компания номидан',
  change: 'Ўзгартириш',
  company: 'Компаниянгиз',
  companyLead: 'Номи ва СТИР ҳужжатлардагидек бўлсин. Қолганини кейин созламаларда тўлдирасиз',
  companyTitle: 'Компания номи',
  tin: 'СТИР',
  tinHint: '9 та рақам (эски ҳужжатларда 7 та)',
  found: 'Компанияни очиш',
  founding: 'Компания очилмоқда',
  foundedTitle: 'Компания очилди',
  foundedText: 'Унга ҳозир ўтишингиз мумкин. Кейин иш жойларим бўлимидан алмаштирасиз',
  open: 'Компанияга ўтиш',
  another: 'Яна компания очиш',
} satisfies Cyrillic<typeof source>;
