import type { TopicWords } from '../topic-words.ts';

const FOOD = `(*chocola*|bonbon*|*koffie*|thee|*thee|koek*|*koek|*koekjes|*wafel*|*brood*|*kaas|*kaasje|kaas*|
  *worst*|ham|spek|*vlees*|steak*|kip|kipfilet|vis|*zalm*|haring*|garnal*|olie|olijfolie|notenolie|azijn|*saus|*soep|
  pasta|*pasta|pindakaas|jam|*jam|*honing*|*mosterd*|*wijn|wijn*|*bier*|tripel|jenever*|gin|likeur*|whisky|*sap|
  limonade*|*taart*|*gebak*|cake*|*drop|drop|snoep*|noten|*noot|nootjes|*chips|chips|rijst|*kruiden|*fruit*|appel*|
  peren|aardbei*|sinaasappel*|*tomaten|groente*|*yoghurt*|melk|boter|eieren|ijs|*ijsje*|reep|repen|chocoladereep|
  chocorepen|muesli|granola|stroopwafel*|speculaas|pepernoten|pralines|praline*|olijven|truffel*|marsepein|nougat|
  karamel*|lunch*|maaltijd*|eten|brokken|brokjes|voer|*nvoer|hamstervoer|snack*|hapjes)`;

const GOOD_TO_EAT = `(lekker*|*lekker|*lekkere|heerlijk*|verrukkelijk*|zalig*|zaaalig|hemels*|overheerlijk*|
  smakelijk*|smaakvol*|vers|verse|*vers|goddelijk*|top|fantastisch*|geweldig*|super|perfect*|goed|goede|prima|
  uitstekend*|voortreffelijk*|delicieus|delicieuze|onweerstaanbaar|verslavend*|mals|sappig*|knapperig*|romig*|
  kruidig*)`;

const BAD_TO_EAT = `(vies|vieze|smerig*|smakeloos|smakeloze|flauw*|muf|muffe|taai|taaie|droog|droge|*droog|oud|
  oudbakken|ranzig*|bitter*|zuur|zure|zout|*zout|zoet|*zoet|mierzoet*|waterig*|keihard*|hard|zacht|melig|slap|slappe|
  klef|kleffe|bedorven|beschimmeld*|verbrand*|slecht*|goor|gore|smaakloos|zompig*|rubberachtig*|papperig*)`;

const SOLD = `(*jas|*jasje|jurk*|*jurk|*jurkje|rok*|*broek|*trui*|*vest|*shirt*|*blouse|pak|schoen*|*schoenen|
  *laarzen|*laarsjes|sandalen|*tas|*tasje|*rugzak|riem|*muts|pet|*sjaal|*ketting|ketting*|ring|ringen|*ringetje|
  trouwring*|*armband*|*oorbel*|*horloge*|*lamp*|*tafel*|*stoel*|*bank|*bankje|*kast|*kastje|*spiegel|*gordijn*|
  *tapijt|*kleed|*kussen*|*deken|*dekbed*|*vaas|*vaasje|*schilderij|*poster*|*mok|*mokken|*bord|*borden|*glas|
  *glazen|*pan|*pannen|*hoesje|*knuffel*|*pop|*bikini|*badpak|*servies|*kandelaar|*kopje*|beeld|beeldje|*bril|*plank|
  *bureau|*bed|*tentje|*zadel|*ketting|*hanger*|*schort)`;

export const nl: TopicWords = {
  topics: {
    delivery: {
      said: `
        *levering*, bezorg*, *bezorging*, bezorgd, bezorger*, *verzending*, verzonden, verstuur*, verstuurd,
        koerier*, postnl, dhl, dpd, ups, gls, fedex, bpost, track_and_trace, track_trace, tracking, volgen?, pakket?,
        pakketje?, pakje?, postbode, aangekomen?, aankomst, aankwam?, binnen?, ontvangen?, ophaalpunt*?, afhaalpunt*,
        afhalen?, buren?, buurman?, buurvrouw?, voordeur?, brievenbus, levertijd*, wachttijd*, tijdvak, tijdslot,
        thuisbezorgd, wanneer komt?, belgië?, waddeneilanden, buitenland?, vertrag*, onderweg?, pakketpunt,
        afhaalpunt, aanbellen, zonder aanbellen, levertijd, bezorgdag, avondlevering, leveren jullie,
        bezorgen jullie, sturen jullie, naar belgië, naar de eilanden, derde verdieping?, trap?, lever, levert,
        leveren, leverde, leverden, geleverd, geleverde, leverdatum, leverdag*, levermoment*, aflever*, afgeleverd*,
        naleveren, nalevering, leverservice, leveroptie*, spoedlevering, expreslevering, thuislevering, verzend,
        verzending*, verzenden, verzendt, verzendtijd*, verzenddatum, verzendbevestiging, verzendoptie*,
        verzendmethode*, verzendstatus, pakketdienst*, pakketbezorger*, pakketten?, pakjes?, vervoerder,
        transporteur, transportbedrijf, chauffeur, opgestuurd, toegestuurd, opsturen, toesturen, gearriveerd,
        arriveer*, bezorgmoment*, bezorgtijd*, bezorgdienst*, trackingcode*, trackinglink, tracktrace,
        track en trace, in huis?, aan huis, aan de deur?, sameday, express, spoedbestelling,
        internationaal verzenden, verzenden naar, leveren naar, naar duitsland?, naar frankrijk?, bezorgadres,
        afleveradres, afhaalkluis, pakketkluis, pakketautomaat, zaterdag bezorg*, s avonds bezorg*, avondbezorging,
        weekendbezorging, levverd, lvering, bezorgt, afhaal*, buurtsuper?, primera?, (op|naar) de stoep?, oprit?,
        onder_het_afdak?, verdieping, trap_op, lift?, (kan|kunnen|zou) ~ (bezorg*|lever*|komen|afgeleverd),
        (komt|komen) (het|ie|hij|ze|t|die) (voor|nog|vandaag|morgen|op) (kerst|sinterklaas|maandag|dinsdag|woensdag|
        donderdag|vrijdag|zaterdag|zondag|morgen|verjaardag),
        wanneer (komt|kan|wordt|krijg|is) (het|ie|hij|mijn|de|ik), duurt het?, eilanden?, lux*?, bus?, depot,
        sorteercentrum, pakje*?, pakketje*?, chauffeur*, postbode*,
        bestelling ~ (binnen|aangekomen|onderweg|gekomen|ontvangen),
        (zelf|ook) (afhalen|ophalen|komen_halen|komen_ophalen),
        (bij_jullie|in_de_winkel|magazijn) ~ (afhalen|ophalen), (na|voor) (17|18|19|20) uur
      `,
      praise: `
        snel geleverd, snel bezorgd, snel binnen, snel in huis, snel verzonden, snel verstuurd, snel aangekomen,
        snel ontvangen, snelle levering, snelle bezorging, snelle verzending, vlotte levering, vlotte verzending,
        vlot geleverd, vlot bezorgd, vlotte bezorging, super snel geleverd, op tijd, netjes op tijd, keurig op tijd,
        precies op tijd, eerder dan?, sneller dan?, volgende dag?, de volgende dag?, dag later al?, dag erna?,
        volgende dag al?, binnen een dag?, binnen twee dagen?, binnen 2 dagen?, binnen 24 uur?, razendsnel*?,
        supersnel*?, stipt*?, punctueel?, levering ~ snel, bezorging ~ snel, verzending ~ snel, levering ~ vlot,
        vriendelijke bezorger, aardige bezorger, bezorger ~ vriendelijk, bezorger ~ aardig, goed te volgen,
        prima te volgen, dag erna in huis, dag later in huis, morgen in huis, vandaag in huis, gisteren besteld,
        vandaag besteld, besteld en de volgende, razendsnel?, bliksemsnel?, supersnel?, vlot?, stipt?,
        lieve postbode, boven gebracht, naar boven gedragen, binnen gezet?, snel thuis, snel thuisgebracht,
        snel opgestuurd, snel toegestuurd, snel bij mij, snel er, was er snel, waren er snel, snel bezorgen,
        snel leveren, snelle verzend*, snelle lever*, snelle bezorg*, rap geleverd, rap bezorgd, vlug geleverd,
        vlug bezorgd, spoedig geleverd, direct geleverd, meteen verzonden, direct verzonden, meteen verstuurd,
        dezelfde dag, zelfde dag, dag later binnen, dag later geleverd, volgende dag in huis, volgende dag geleverd,
        volgende dag bezorgd, volgende dag binnen, morgen geleverd, eerder geleverd, eerder bezorgd,
        eerder dan verwacht, sneller dan verwacht, sneller dan gedacht, sneller binnen, ruim op tijd, mooi op tijd,
        lekker snel in huis, besteld vandaag, binnen een dag in huis, binnen een dag geleverd, goed aangekomen,
        veilig aangekomen, netjes afgeleverd, netjes bezorgd, netjes geleverd, keurig bezorgd, keurig afgeleverd,
        perfect geleverd, korte levertijd, levertijd ~ kort, houden zich aan de levertijd, afgesproken tijd,
        afgesproken dag, zoals beloofd geleverd, goed bezorgd, vriendelijke koerier, koerier ~ vriendelijk,
        vriendelijke chauffeur, makkelijk te volgen, altijd op tijd, snelheid?, snel?,
        (gisteren|gisteravond|vanochtend|vanmorgen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|vandaag|
        savonds|avonds) ~ (besteld|bestelt) ~ (huis|binnen|vandaag|bezorgd|geleverd|morgen|gekregen|al|vanmiddag|
        ochtend),
        besteld ~ (vandaag|volgende_dag|vanmiddag|dag_later|dag_erna|morgen|woensdag|donderdag|vrijdag|dinsdag|
        maandag|zaterdag) (in_huis|binnen|al|op_de_mat|geleverd|bezorgd|hier|er),
        (in_huis|binnen|op_de_mat|geleverd|bezorgd|thuis|hier) ~ (volgende_dag|dag_later|zelfde_dag|een_dag|24_uur|
        twee_dagen|2_dagen|morgen),
        (binnen|in) (een|1|twee|2|24|48) (dag|dagen|uur) ~ (huis|bezorgd|geleverd|binnen|hier|mat),
        (snel|vlot|rap|vlug|keurig|netjes|razendsnel|supersnel|super_snel|mooi_op_tijd|stipt|keurig_op_tijd|op_tijd|
        veilig|ijskoud|gekoeld|bevroren|vers) (gebracht|thuisgebracht|bezorgd|geleverd|afgeleverd|gekomen|binnen|
        in_huis|verstuurd|verzonden|ontvangen|aangekomen|opgestuurd|gestuurd|thuis),
        (*bezorger*|*postbode|chauffeur|koerier|bezorging|levering) (was|is|heel|erg|ook|super) (vriendelijk*|aardig*|
        netjes|behulpzaam|snel|vlot|lief|top|keurig|perfect*|stipt|goed|attent),
        (zette|bracht|droeg|tilde|legde) ~ (netjes|keurig|binnen|naar_boven|afdak|trap|droog),
        (was|waren|kwam) ~ (eerder|sneller) dan, was het er al, stond ~ al voor de deur,
        lag ~ (al|volgende_dag|dag_later) ~ (mat|bus|brievenbus),
        (heel|erg|super|mega|lekker|echt|zo) (snel|rap|vlot) (binnen|in_huis|er|geleverd|bezorgd|thuis),
        (middernacht|avond|nacht|gisteravond|vanochtend|ochtend) ~ besteld ~ (middag|dag|ochtend|morgen|tafel|mat|
        huis|binnen), besteld ~ (volgende_middag|volgende_ochtend|andere_dag),
        (gratis|gewoon|keurig) bezorgd ~ (snel|vlot|op_tijd), in no time (binnen|in_huis|geleverd|bezorgd|er),
        was er in no time, (eerder|sneller) (binnen|in_huis|geleverd|bezorgd|er) (dan|als), klok op gelijk,
        en (netjes|mooi|keurig) op tijd, (sjouwde|tilde|droeg|bracht) ~ (trappen|boven|naar_binnen|verdieping),
        en op tijd,
        (bliksemsnel|razendsnel|supersnel|retesnel|rap|vliegensvlug|gezwind) (bezorgd|geleverd|binnen|in_huis|thuis|
        verzonden|verstuurd)
      `,
      complaint: `
        te laat, vertraging*, vertraagd, laat geleverd, laat bezorgd, later dan, nooit aangekomen, niet aangekomen,
        nog niet aangekomen, niet ontvangen, nooit ontvangen, nog niet ontvangen, nog steeds niet?, nog altijd niet?,
        nog niets ontvangen, nooit geleverd, niet geleverd, nooit bezorgd, niet bezorgd, niet gekregen?, kwijt?,
        kwijtgeraakt?, zoekgeraakt, zoek geraakt, verdwenen?, gestolen?, verloren?, wacht nog?, wachten?, gewacht?,
        nog steeds wachten?, lang wachten?, lange levertijd*, levertijd ~ lang*, lange wachttijd*, duurde lang?,
        duurde te lang?, duurt lang?, duurt te lang?, duurde ~ weken?, duurde ~ dagen?, duurt ~ weken?,
        duurde eeuwen?, duurde eindeloos?, heeft ~ geduurd?, te lang?, weken later?, dagen later?, na ~ weken?,
        twee weken?, drie weken?, weken geduurd?, dagen te laat, week te laat, trage levering, trage verzending,
        trage bezorging, levering ~ traag, levering ~ laat, bezorging ~ traag, verzending ~ traag, langzame levering,
        langzame bezorging, niet op tijd, niet aangebeld, zonder aan te bellen, niet gebeld?, belde niet aan,
        bij de buren, verkeerde adres, verkeerd adres, verkeerde buren, in de regen?, voor de deur,
        voor de deur gegooid, gegooid?, onbeschofte bezorger, onvriendelijke bezorger, bezorger ~ onvriendelijk,
        bezorger ~ onbeschoft, zelf ophalen?, moest ~ ophalen?, geen track, geen tracking, track_and_trace ~ niet,
        track_trace ~ niet, tracking ~ niet, leveren niet, levert niet, bezorgen niet, geen levering, verzenden niet,
        staat als bezorgd, zou bezorgd zijn, sneller leveren, snellere levering, snellere bezorging,
        snellere verzending, belofte ~ niet?, beloofde ~ niet?, beloofd voor?, beloofd ~ werd?, beloofd ~ kwam,
        te laat voor, nog steeds onderweg, spoorloos, blijft hangen?, hangt vast?, vast bij?, track en trace ~ niet,
        volgens de track, volgens tracking, zogenaamd bezorgd, zogenaamd niet thuis, niet thuis terwijl,
        was gewoon thuis, ik was thuis, hele dag thuis, hele dag gewacht, niet eens aangebeld, buren?,
        bij wildvreemden, over de schutting, over het hek?, gesmeten, door de brievenbus gepropt, gepropt,
        dubbelgevouwen?, uitgesteld?, verzet?, wekenlang?, weken gewacht?, eeuwen?, een eeuwigheid?, traag?,
        zelf halen?, moest ik ophalen?, moest het zelf halen?, ver rijden?, veel te laat, te laat geleverd,
        te laat bezorgd, te laat binnen, te laat aangekomen, later geleverd, later bezorgd, dag te laat,
        dagen later geleverd, weken later geleverd, kwam niet aan, komt niet aan, kwam nooit aan,
        nooit iets ontvangen, nog niets gehad, nog niks ontvangen, niks ontvangen, niets ontvangen, niet gehad?,
        nog niet binnen, nog steeds niet binnen, nog niet geleverd, nog niet bezorgd, nog niet verzonden,
        nog steeds niet verzonden, nog steeds niet geleverd, nog steeds niet bezorgd, nog steeds niet ontvangen,
        pakket kwijt, pakket ~ kwijt, pakketje ~ kwijt, bestelling ~ kwijt, pakket ~ zoek, pakje ~ zoek,
        pakket ~ verdwenen, pakket ~ gestolen, waar blijft mijn pakket, waar blijft mijn bestelling,
        waar is mijn pakket, waar is mijn bestelling, levering duurt, levering duurde, bezorging duurde,
        verzending duurde, verzending duurt, levertijd te lang, levering liet, op zich wachten, wacht al ~ op mijn,
        weken op mijn bestelling, weken op mijn pakket, dagen onderweg, weken onderweg, levertijd klopt*,
        levertijd ~ niet, leverdatum ~ niet, leverdatum ~ verschoven, datum verschoven, levering ~ uitgesteld,
        levering ~ verzet, levering mislukt, afgeleverd bij, afgeleverd op verkeerd*, verkeerd bezorgd,
        verkeerd afgeleverd, verkeerd huisnummer, bij verkeerde buren, aan de overkant afgegeven,
        bij de buren afgegeven, buiten gezet, buiten laten staan, onbeheerd, achtergelaten, gewoon neergezet,
        niet aan de deur, niet thuisgebracht, niet thuis bezorgd, niet boven gebracht, ver afhaalpunt,
        ophaalpunt ~ ver, afhaalpunt ~ ver, tracking klopt, geen trackingcode, geen verzendbevestiging,
        geen bericht ~ verzending, in delen geleverd, in delen, deellevering*, chauffeur ~ onbeschoft,
        onbeschofte chauffeur, koerier ~ onbeschoft, slechte bezorging, slechte levering, slechte koerier,
        slordige bezorging, bezorger ~ gooide, over de schutting gegooid, levering ~ slecht, bezorging ~ slecht,
        levering kan sneller, levering mag sneller, sneller bezorgen, sneller geleverd, sneller verzenden,
        niet in mijn land, leveren jullie niet, niet naar belgië,
        (zou|had|zouden) ~ (dinsdag|woensdag|maandag|donderdag|vrijdag|zaterdag|gisteren|vorige_week|
        vandaag) ~ (komen|zijn|moeten|bezorgd|geleverd|binnen),
        (nog|nu) ~ (steeds|altijd) (geen|niks|niets) (pakje|pakket|bestelling|bericht_van|levering|doos),
        (nog|nu) (geen|niks|niets) (pakje|pakket|bestelling|ontvangen|gekregen|binnen|gezien|geleverd),
        nog (steeds|altijd) (niet|niks|niets) (binnen|gekregen|ontvangen|er|bezorgd|geleverd|gezien|aangekomen),
        (weken|week|maand|maanden|dagen) (wachten|gewacht|aan_het_wachten|later|onderweg|geduurd|te_laat|over_gedaan),
        al (weken|dagen|week|maand) (wachten|onderweg|niks|bezig),
        (wacht|wachten|gewacht|wachtte) (al|nu|nog|twee|drie|ruim|meer|een|weken|dagen|maanden|eindeloos|lang),
        (drie|twee|vier|ruim|na|pas_na|anderhalve|paar) (week|weken|dagen|maanden) ~ (kwam|kwamen|binnen|geleverd|
        bezorgd|arriveerde|onderweg|gewacht|aangekomen),
        (gooit|gooide|gooien|gesmeten|smijt|dumpt|gedumpt|kwakt|gekwakt|neergekwakt|flikkert|geflikkerd|gelegd|
        achtergelaten|neergezet|gezet) ~ (buren|stoep|tuin|regen|heg|schutting|hek|oprit|straat|deur|kliko|container|
        portiek|hal),
        (regen|stoep|tuin|heg|kliko|container|portiek) ~ (gegooid|gelegd|achtergelaten|gezet|gedumpt|gestaan),
        (niet_thuis|niemand_thuis|briefje) ~ (terwijl|zat|gewoon|bel|gebeld|zogenaamd|geen),
        (was|zat|waren) ~ (gewoon|hele_dag) thuis, hele dag (thuis|gewacht|zitten),
        (bezorger*|postnl|dhl|dpd|gls|koerier|postbode|pakketdienst) ~ (niet|nooit|geen|zonder|kwijt|gooi*|loog|liegt|
        onbeschoft*|lomp*|bot|chagrijnig*|drama|ramp|waardeloos|slecht*|fout*|verkeerd*|te_laat|weigert|beschadig*),
        (pakket*|pakje|bestelling|zending) ~ (kwijt|verdwenen|zoek|spoorloos|nooit|nergens|gestolen|vermist|
        blijft_hangen|hangt|vast|terug_naar|retour_afzender|stil),
        (track*|volg*) ~ (niet|geen|stil|vast|nergens|onzin|klopt|bijgewerkt|ge_update|geupdate),
        (toen_het_kwam|kwam_pas|kwamen_pas|pas_gekomen|pas_geleverd|pas_bezorgd|pas_binnen),
        (was|al) ~ (jarig|feest|sinterklaas|kerst|verjaardag|voorbij) ~ (toen|kwam|geleverd|bezorgd|aankwam),
        (zelf) (ophalen|halen|afhalen|op_gaan_halen), moest ik (zelf|hem|het) (ophalen|halen),
        verkeerd (bezorgd|afgeleverd), (andere|verkeerde) (adres|straat|huisnummer|nummer) (bezorgd|afgeleverd),
        deed er ~ (weken|dagen|lang) over, duurde ~ (weken|dagen|eeuwigheid|lang|maand), lange (wacht|lever)*,
        (zomaar|gewoon|ergens|los) (in|op|voor|achter) (het|de) (trapportaal|trappenhuis|portiek|stoep|galerij|hal|
        tuin|voordeur) (gelegd|gezet|gegooid|neergelegd|achtergelaten),
        (trapportaal|trappenhuis|galerij|portaal) (gelegd|gezet|gegooid|neergelegd|achtergelaten),
        (volgens|zogenaamd|zogezegd|app|site) ~ (bezorgd|geleverd|afgeleverd) ~ (niks|niets|niet|nooit|nergens),
        (niks|niets) (gezien|binnen|gehad), (pakket|pakje|bestelling) (was|is) (zoek|kwijt|weg),
        hoe lang (kan|moet|duurt) ~ (duren|wachten|pakketje|pakje|pakket|bestelling),
        (2|3|4|twee|drie|vier|vijf) weken nu, (weken|dagen) voor een (pakje|pakketje|envelop),
        (geen|nooit_een|zonder) (tijdvak|tijdslot|tijdstip|bezorgtijd|bericht_wanneer),
        (hele_dag|dag) (thuisblijven|thuis_blijven|binnen_blijven|thuis_zitten)
      `,
    },
    'delivery-cost': {
      said: `
        *verzendkosten*, *bezorgkosten*, *leverkosten*, *leveringskosten*, gratis verzending, gratis bezorging,
        gratis levering, gratis verzonden, gratis verzenden, gratis bezorgd, verzending gratis, portokosten, porto?,
        minimum bestelbedrag, minimale bestelbedrag, minimumbedrag, drempel*?, douane*, invoer*?, invoerrechten,
        kosten voor verzending, kosten voor bezorging, betalen voor verzending, betalen voor bezorging,
        verzenden kost, drempel?, die grens?, gratis vanaf?, samen verzenden, gecombineerd verzenden, verzendkost,
        verzendtarief, verzendtarieven, bezorgtarief, vrachtkosten, transportkosten, vracht?, btw import,
        invoerbelasting, importkosten, importheffing, importheffingen, douanekosten, gratis leveren,
        gratis levering vanaf, gratis verzending vanaf, gratis bezorging vanaf, vanaf 50 euro gratis,
        boven de 50 euro, minimaal bestelbedrag, minimum bestelling, minimale bestelling, minimale besteding,
        kosten verzenden, kosten van verzending, kosten van bezorging, kosten van de verzending,
        kosten van de bezorging, kosten van levering, verzenden is duur, franco, bezorgkosten, verzendkosten,
        leverkosten, porto, (gratis|kosteloos) (bezorg*|verzend*|lever*|versturen|thuisbezorg*|opsturen|verstuurd),
        (gratis|kosteloze) (verzending|levering|bezorging),
        (bezorg*|verzend*|lever*|opsturen|versturen) (gratis|kosteloos),
        (euro|vanaf|boven|onder|bij) ~ gratis (bezorg*|verzend*|lever*|verstuur*|verstur*), drempelbedrag,
        minimum bestel*, inklaring*, afhandelingskosten, importheffing*, toeslag?, brievenbuspost
      `,
      praise: `
        gratis verzending ~ fijn, gratis verzending fijn, gratis bezorging fijn, geen verzendkosten,
        zonder verzendkosten, geen bezorgkosten, lage verzendkosten, verzendkosten ~ laag, goedkope verzending,
        redelijke verzendkosten, fijn dat ~ gratis verz*, gratis wordt thuisgebracht, gratis thuisgebracht,
        gratis thuisbezorgd, gratis bezorgd, gratis verzending, gratis verzonden, gratis geleverd,
        gratis thuis geleverd, verzending was gratis, geen verzendkosten betaald, nul verzendkosten,
        verzendkosten vallen mee, verzendkosten ~ redelijk, verzendkosten ~ prima, verzendkosten ~ netjes,
        verzendkosten ~ lager, weinig verzendkosten, lage bezorgkosten, goedkope bezorging,
        (geen|nul|zonder) (verzendkosten|bezorgkosten|leverkosten|portokosten|portkosten|douane|invoerrechten|
        verzendkost),
        (fijn|top|super|mooi|fijne|goed|prettig) (dat_het_gratis|gratis) (bezorg*|verzend*|verstuur*|lever*|verzonden|
        verstuurd), gratis (bezorgd|verzonden|geleverd|verstuurd|thuisbezorgd|opgestuurd),
        (verzendkosten|bezorgkosten) (zijn|is|lekker|vind_ik) (laag|prima|redelijk|netjes|oke|schappelijk|meegevallen|
        vielen_mee|vallen_mee), (niet|geen) (eens)_(porto|verzendkosten) ~ betalen, geen porto,
        (hoefde|hoefden|hoef) ~ (porto|verzendkosten|bezorgkosten), (je|dat_je|dat_ik) (geen) verzendkosten
      `,
      complaint: `
        verzendkosten ~ hoog, verzendkosten ~ duur, hoge verzendkosten, dure verzendkosten, dure verzending,
        verzending ~ duur, verzendkosten te, bezorgkosten ~ hoog, hoge bezorgkosten, bezorging ~ duur,
        leverkosten ~ hoog, verzendkosten ~ belachelijk, geen gratis verzending, geen gratis bezorging,
        niet gratis verz*, verzending niet gratis, minimum ~ hoog, minimumbedrag ~ hoog, drempel ~ hoog,
        douane ~ betalen, douanekosten, invoerrechten betalen, verzendkosten ~ afschrik*, door de verzendkosten,
        vanwege de verzendkosten, verzendkosten ~ pas, verborgen verzendkosten, lagere verzendkosten,
        minder verzendkosten, goedkopere verzending, alleen de verzendkosten?, de verzendkosten?, invoerrechten,
        afhandeling?, inklaring, bijbetalen?, verzending over de grens, verzending duur, verzendkosten hoger,
        verzendkosten ~ meer dan, porto ~ duur, verzending ~ meer dan, toeslag?, om gratis?, verzendkosten zijn hoog,
        verzendkosten erbij, extra verzendkosten, verzendkosten betalen, verzendkosten vind ik,
        verzendkosten hoger dan, verzendkosten afschaffen, verzendkosten schrik*, verzendkosten ~ overdreven,
        verzendkosten ~ fors, verzendkosten ~ veel, bezorgkosten ~ duur, bezorgkosten te, hoge leverkosten,
        dure bezorging, dure levering, levering ~ duur, verzending te duur, verzending kost, bezorging kost,
        verzenden kost ~ meer, net niet gratis, pas gratis vanaf, gratis verzending pas, vanaf een lager bedrag,
        lager bedrag gratis, drempel te hoog, drempel lager, lagere drempel, drempel ~ verlagen,
        veel voor verzending, zoveel voor verzending, voor de verzending betalen, betalen aan verzending,
        douane moest, moest douane, extra kosten bij levering, onverwachte kosten bij bezorging,
        (verzendkosten|bezorgkosten|leverkosten|verzending|portokosten|porto|bezorging|verzendkost|douane*) ~ (hoog|
        hoge|duur|dure|belachelijk*|fors*|pittig*|gortig|stevig*|te_veel|teveel|absurd*|overdreven|schandalig*|
        meer_dan|duurder|dubbele|jammer|onterecht|idioot|idiote|afzet*|afhaken|woeker*|bijna_net_zo|net_zo_veel|
        zelf_betalen|onverwacht*|plots*|achteraf|bij_het_afrekenen|extra),
        (euro|€) (verzending|verzendkosten|bezorging|bezorgkosten|porto|portokosten|verzenden|bezorgen|leverkosten|
        leveringskosten|invoer*|douane|om_het_te),
        (euro|€) (voor|aan|om) ~ (verzending|verzendkosten|versturen|bezorgen|bezorging|opsturen|brievenbus|
        thuisbezorg*|envelop|laten_bezorgen),
        (hoge|hogere|dure|duurdere|belachelijke|forse|onverwachte|verborgen|extra|absurde|stevige) (verzendkosten|
        bezorgkosten|verzending|leverkosten|portokosten|kosten),
        (betaal*|betalen|betaald|kost|rekenen|vragen|vraagt) ~ (verzending|verzendkosten|bezorgkosten|om_te_versturen|
        bezorging|douane|invoerrechten|inklaring), (gratis) ~ (pas|alleen) ~ (vanaf|boven|euro),
        (drempel|grens|minimum|minimumbedrag) ~ (hoog|omlaag|lager|verlagen|euro|te|25|30|20|35),
        geen gratis (verzending|bezorging|levering),
        (niet|nooit) gratis (verzonden|bezorgd|geleverd|verzenden|bezorgen),
        (euro|€) (verzending|verzendkosten|verzenden|bezorging|verzendkost),
        (euro|€) (extra) ~ (woon|eiland|texel|terschelling|ameland|belgië|buitenland|wadden*),
        extra ~ (omdat_ik|want_ik) ~ (texel|eiland|terschelling|ameland|vlieland|belgië|woon),
        (halen|haalt|pakken|verdienen) ~ terug ~ verzending,
        (terug|verdienen) (met|op|aan|via) (de|het) (verzending|verzendkosten|bezorging),
        (verzending|verzendkosten|bezorging) ~ (kost|kosten) ~ (dubbele|veel|extra|meer|vermogen)
      `,
    },
    price: {
      said: `
        prijzen, prijs_kwaliteit*, prijs_kwaliteitverhouding, prijskwaliteit*, prijskaartje, prijzig*, duur, dure,
        duurder, goedkoop?, goedkope?, goedkoper, kost?, kosten?, betaalbaar*, betaalbare, waar voor je geld,
        geld waard, waard?, budget?, euro?, voordelig*, prijsverschil, wat kost, hoeveel kost, hoe duur,
        staffelprijs, per kilo?, per meter?, piek?, prijs_kwaliteit, prijsje, prijsstelling, prijsniveau,
        prijsklasse, geprijsd*, bedrag?, tarief?, kostprijs, winkelprijs, stuksprijs, kiloprijs, prijsgarantie,
        prijsbewust, prijsverschillen, betaalbaarheid, zakgeld?, peperduur*, spotgoedkoop*, duurste, goedkoopste,
        duurdere, goedkopere, prijs, *prijs, *prijzen, duur*, geld?, budget, goedkoop*, tientje?, kostte?,
        prijsstijging*, prijsverhoging, per_stuk?, per_kilo, per_meter
      `,
      praise: `
        goedkoop?, goedkope?, betaalbaar*, betaalbare, voordelig*, goede prijs, goede prijzen, mooie prijs,
        mooie prijzen, prima prijs, prima prijzen, scherpe prijs, scherpe prijzen, scherp geprijsd, redelijke prijs,
        redelijke prijzen, eerlijke prijs, eerlijke prijzen, nette prijs, nette prijzen, fijne prijs, lage prijs,
        lage prijzen, beste prijs, prijs ~ goed, prijs ~ prima, prijs ~ redelijk, prijzen ~ redelijk, prijzen ~ goed,
        prijs ~ super, prijs klopt, goede prijs_kwaliteit*, prijs_kwaliteit ~ goed, prijs_kwaliteit ~ prima,
        prijs_kwaliteit ~ top, prijs_kwaliteitverhouding ~ goed, prijskwaliteit ~ goed, waar voor je geld,
        waar voor mijn geld, zijn geld waard, haar geld waard, elke cent waard, geld waard, de prijs waard,
        goedkoper dan, koopje, niet duur, prikkie, voor een prikkie, een prikkie, geen drol, kost geen drol,
        kost niks, kost bijna niks, kost weinig, spotgoedkoop, voor de helft van?, de helft van wat?, koopjes,
        betaalbaar, schappelijk, schappelijke prijs, het geld waard, prijs kwaliteit, prijs_kwaliteit,
        helemaal niet duur, mooi geprijsd, goed geprijsd, eerlijk geprijsd, leuk geprijsd, leuke prijs,
        leuke prijzen, leuk prijsje, mooi prijsje, zacht prijsje, klein prijsje, super prijs, superprijs, top prijs,
        topprijs, geweldige prijs, uitstekende prijs, aantrekkelijke prijs, aantrekkelijke prijzen,
        aantrekkelijk geprijsd, concurrerende prijs, concurrerende prijzen, concurrerend, acceptabele prijs,
        betere prijs, goede prijsverhouding, prijs ~ aantrekkelijk, prijs ~ scherp, prijs ~ laag, prijs ~ netjes,
        prijs ~ eerlijk, prijs valt mee, prijs is oké, prijzen ~ scherp, prijzen ~ laag, prijzen ~ netjes,
        prijzen ~ eerlijk, prijzen vallen mee, voor weinig geld, voor weinig, weinig geld, voor een klein bedrag,
        voor een mooie prijs, voor een goede prijs, valt mee qua prijs, niet te duur, niet zo duur, goedkoopste,
        goedkoper dan elders, goedkoper dan in de winkel, veel voor je geld, veel waar voor, de moeite waard?,
        prijs waard, elke euro waard, het is zijn geld waard, prijs in verhouding, staat in verhouding,
        waar voor (je|mijn|mn|ons|uw) geld,
        (goede|mooie|scherpe|nette|eerlijke|redelijke|schappelijke|fijne|leuke|prima|top|lage|betaalbare|superprijs|
        beste|vriendelijke|aantrekkelijke|zachte) (prijs|prijzen|prijsje|prijsjes),
        (prijs|prijzen|prijsje) (is|zijn|was|ook|meer_dan|heel|best|echt) (goed|prima|top|scherp|eerlijk|redelijk|
        schappelijk|laag|netjes|super|oke|betaalbaar|mooi|ok|in_orde|fijn|gunstig|beter|concurrerend),
        prijs_kwaliteit*, prijskwaliteit*, (goedkoper|voordeliger) dan (elders|andere|bij|in|de|bol|overal|elk),
        (elders|winkel|bol|ergens_anders|overal) ~ (duurder|het_dubbele|dubbel|meer_kwijt|veel_meer|hogere_prijs),
        (voor) (dit|dat|zo_weinig|dit_bedrag|die_prijs|weinig|deze_prijs|het) (geld|prijsje|bedrag) ~ (krijg|echt|top|
        goed|super|degelijk*|niet_te|prima|geweldig|mooi*|keurig*|kun_je|niks),
        (niet_duur|niet_te_duur|niet_eens_duur|geen_geld|koopje|koopjes|spotgoedkoop|spotprijs*|weggeefprijs*|
        voor_een_prikkie|prikkie|habbekrats|schijntje|dubbel_en_dwars_waard),
        (zijn|elke|iedere|z'n|het|haar) (geld|cent|euro|prijs) (meer_dan_waard|waard|dubbel),
        (prijs) (kwaliteit) (top|goed|prima|super|uitstekend|niet_te_verslaan|perfect|in_orde|klopt|in_balans|
        onverslaanbaar), (op_andere_plekken|elders|ergens_anders|overal) ~ (dubbele|dubbel|meer_kwijt|duurder),
        (vergeleken_met|onder|lager_dan) ~ adviesprijs, niet (eens|echt|overdreven|heel|zo) duur,
        (heel|erg|zeer|best|echt|ontzettend) (schappelijk|betaalbaar|voordelig|redelijk_geprijsd|scherp_geprijsd|
        goedkoop)
      `,
      complaint: `
        duur, dure, duurder, te duur, prijzig*, prijs ~ hoog, prijzen ~ hoog, hoge prijs, hoge prijzen, prijs ~ fors,
        pittige prijs, prijs ~ pittig, aan de prijs, aan de dure kant, aan de prijzige kant, belachelijke prijs,
        prijs ~ belachelijk, overprijsd, te veel geld, veel geld?, niet waard, het geld niet waard,
        de prijs niet waard, goedkoper bij, elders goedkoper, ergens anders goedkoper, goedkoper elders,
        goedkoper op, goedkoper te krijgen, goedkoper zijn, iets goedkoper, wat goedkoper, beetje goedkoper,
        mag goedkoper, kan goedkoper, prijzen verlagen, prijs verlagen, prijs omlaag, prijzen omlaag, lagere prijs,
        lagere prijzen, betaalbaarder, prijsverhoging*, prijs* gestegen, prijs* omhoog, prijzen zijn omhoog,
        duurder geworden, duurder dan, voor die prijs, voor deze prijs, voor dat geld, voor dit geld,
        alleen de prijs, de prijs deed, vanwege de prijs, door de prijs, kan ik niet betalen, niet te betalen,
        boven mijn budget, niet goedkoop, slechte prijs_kwaliteit*, oplichting met prijzen, dure kant, prijzig,
        prijzige, peperduur, hartstikke duur, goud?, puur goud?, afzetterij, afzetters, woeker?, geldklopperij,
        belachelijk duur, onbetaalbaar, kunnen we niet betalen, buiten mijn budget, portemonnee?, rib uit,
        voor dat bedrag?, voor zoveel geld, verhoogd?, prijsverhoging, opgeslagen?, bij bol goedkoper,
        helft van de prijs elders, dubbel zo duur, twee keer zo duur, het dubbele?, erg duur, heel duur, best duur,
        best prijzig, vrij duur, behoorlijk duur, redelijk duur, nogal duur, wel duur, wat duur, aardig duur,
        aan de dure, duur is, is duur, zijn duur, veel duurder, iets te duur, veels te duur, schandalig duur,
        idioot duur, absurd duur, pittig geprijsd, stevig geprijsd, stevige prijs, forse prijs, flinke prijs,
        hogere prijs, hoog geprijsd, te hoog geprijsd, prijs te hoog, prijs is hoog, prijzen te hoog,
        prijzen ~ belachelijk, prijs ~ absurd, prijs ~ overdreven, prijs ~ flink, prijs ~ hoger, prijs ~ schrik*,
        prijs ~ niet waard, prijs ~ tegen, prijskaartje ~ hoog, hoog prijskaartje, hoop geld, smak geld, bom geld,
        bak geld, zoveel geld, kost veel, kost teveel, kost te veel, kost een vermogen, kost een fortuin, kapitaal,
        vermogen kost, godsvermogen, te veel betaald, teveel betaald, kan het niet betalen, te duur voor,
        boven budget, buiten budget, mag wel wat goedkoper, goedkopere, goedkoper maken, goedkoper aanbieden,
        verlaag de prijs, verlaag de prijzen, prijzen lager, prijs lager, prijs mag, prijs zou lager,
        ergens anders minder, elders voor minder, goedkoper gevonden, goedkoper gezien, goedkoper in de winkel,
        in de winkel goedkoper, bij amazon goedkoper, prijzen stijgen, steeds duurder, wordt steeds duurder,
        weer duurder, prijs verhoogd, prijzen verhoogd, niet in verhouding, prijs_kwaliteit ~ niet,
        prijs kwaliteit ~ niet, prijs kwaliteit ~ slecht, zonde van het geld, zonde van mijn geld, weggegooid geld,
        geld niet waard,
        (aan|stevig|behoorlijk|flink|best|wel|nogal|vrij|erg|heel|wat|veel_te|te|zo|iets_te|schreeuwend|peper|
        krankzinnig|belachelijk|bizar) (de_prijs|duur|prijzig|geprijsd|aan_de_prijs|hoog_geprijsd|kostbaar),
        aan de (prijs|dure|prijzige) (kant), *peperduur*, schreeuwend_duur,
        (dure|duurdere|hoge|hogere|idiote|belachelijke|schandalige|absurde|forse|pittige|stevige|achterlijke|
        gepeperde|woeker) (prijs|prijzen|prijsje|grap|hobby|prijskaartje),
        (prijs|prijzen|prijskaartje) ~ (hoog|hoger|duur|gestegen|omhoog|pittig*|fors*|stevig*|schrik*|schrok|
        belachelijk*|absurd*|valt_tegen|viel_tegen|overdreven|afschrik*|twijfel*|lager|omlaag|verdubbeld|niet_normaal|
        niet_waard|buitensporig|uit_de_pan|gigantisch|drempel|struikel*|jammer|niet_in_verhouding),
        (bij|in) (de|het|een) (action|hema|kruidvat|lidl|aldi|ikea|bol|blokker|etos|gamma|praxis|intertoys|winkel|
        markt|supermarkt|xenos|zeeman|primark|amazon|temu|jumbo|ah|concurrent) ~ (goedkoper|helft|minder|tientje|euro|
        voordeliger),
        (goedkoper|voordeliger|minder|lager|helft|tientje_minder) ~ (elders|bol|amazon|action|hema|concurren*|
        ergens_anders|andere_site|andere_winkel|online|kruidvat|gezien|gevonden|temu|marktplaats),
        (elders|bol|amazon|action|hema|concurrent*|ergens_anders|andere_site|andere_winkel|kruidvat|
        temu) ~ (goedkoper|helft|minder|tientje|euro_minder|voordeliger|lager),
        (voor) (de_helft|half_geld|de_halve_prijs) (bij|op|te|elders|in)_(de|het|bol|amazon|koop|elders|winkel|
        action),
        (twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd|tien|vijftien|20|25|30|35|40|45|50|
        60|70|80|90|100|120|150|200|250|15|10|12|89|99) (euro|piek|ballen|€|eurootjes|flappen) (en_de|en_dan|en_het|
        en_nu|voor_zo|voor_een|voor_zulke|voor_dit|voor_wat|voor_n|voor_die|en_na|maar_dan),
        (voor) (dat|zo_n|zulk|dit|die|zoveel|zo'n|dergelijk) (geld|bedrag|prijs|prijzen|geldbedrag) ~ (verwacht*|mag|
        zou|had|mogen|moet|niet|beter|eis|wil|hoop*|dacht|dan|geen),
        (geldklopperij|afzetterij|woeker*|oplichters_prijs|rib_uit|ribben_uit|rib_uit_mijn_lijf|portemonnee|
        portemonee|beurs|afgezet|blut|pittig_geprijsd|niet_te_betalen|onbetaalbaar|prijsopdrijving),
        (kost|kosten|kostte|betaal|betaalde|betaald) ~ (fortuin|kapitaal|vermogen|teveel|te_veel|veel_meer|dubbele|
        zoveel|veel_geld|klauwen),
        (niet|nooit) (zijn_geld|het_geld|z'n_geld|de_prijs|die_prijs|dat_geld|dat_bedrag) waard,
        (geld|euro's|centen) (niet_waard|over_de_balk|zonde), zonde van (mijn|het|je|t|mn|al_dat) geld,
        weggegooide centen, je betaalt ~ (merk|naam), (duurder) (geworden|dan|als|elke|ieder),
        (betaalt|betaal) (je|jezelf|me|ik_me) (blauw|scheel|arm),
        (helft|halve|half) (van)_(mijn|mn|m'n) (salaris|loon|vakantiegeld|maandloon),
        (halve) (vakantiegeld|salaris|maandloon), hartstikke (duur|prijzig),
        (prijzen) (lopen|rijzen|vliegen) (uit|wel|de) (de|uit) (hand|pan),
        (euro|€) voor (iets|een_ding|zo_n|zoiets|spul) (dat|wat|die), juweliersprijs,
        (duurder|hoger) (geworden|dan_vorig|dan_eerst|sinds), (het|de) dubbele (betalen|prijs|betaald),
        dubbele betalen, (euro|geld|centen|€) (weggegooid|weggesmeten|verspild|in_de_prullenbak),
        (boutique|merken|hooftstraat|luxe|juweliers|vliegveld) prijzen
      `,
    },
    discount: {
      said: `
        *korting*, kortingscode*, code?, codes?, *coupon*, *voucher*, kortingsbon*, waardebon, actie?, acties?,
        *aanbieding*, sale?, uitverkoop, solden, afgeprijsd*, spaarpunten, punten?, spaarprogramma, spaaractie,
        loyaliteit*, klantenkaart, black_friday, cashback, procent?, welkomstkorting, studentenkorting, korting op,
        65_plussers?, studenten?, ouderen?, leraren?, spaarkaart, stempelkaart, kortingscode, kortingsbon,
        aanbieding, aanbiedingen, afgeprijsd, staffelkorting, black friday, zegeltjes, verjaardagskorting,
        twee halen?, kortinkje, kortingen, kortingsactie*, kortingsvoucher, kortingscoupon, kortingspas, actiecode*,
        promocode*, promo*, voordeelcode*, voordeelactie*, voordeelpas, vouchercode*, welkomstcode, welkomstactie,
        stapelkorting, kwantumkorting, nieuwsbriefkorting, loyaliteitsprogramma, spaarsysteem, spaarkaarten,
        punten sparen, sparen voor, klantenpas, klantkorting, vaste klanten korting, uitverkopen, blackfriday,
        outlet, opruiming, bundelprijs, bundel?, 1_plus_1, 1_1, twee voor, 3 halen 2 betalen, tweede voor de helft,
        geldig tot, actieprijs, aanbiedingsprijs, dagdeal*, deal?, deals?, ledenkorting, gezinskorting, korting voor,
        korting*, *korting, couponcode, vouchercode, voucher*, coupon*, waardebon*, spaarpunt*, *punten, sale,
        uitverkoop?, aanbieding*, *aanbieding, aktie*, cyber_monday, singles_day, koopjes, bonus?, afgeprijst,
        halve prijs?, (2|twee) (halen|voor) (1|een), tweede_gratis, (10|15|20|25|30|50|5) %, vaste klanten?,
        tegoedbon ~ sale, (krijg|kreeg) ~ % (korting), (een|stuur|krijg) code voor, code voor mijn verjaardag,
        punten ~ (vervallen|verlopen)
      `,
      praise: `
        mooie korting, fijne korting, goede korting, leuke korting, mooie kortingen, goede aanbieding*,
        mooie aanbieding*, leuke aanbieding*, fijne aanbieding*, mooie acties, leuke acties, leuke actie,
        goede acties, code werkte, in de aanbieding, in de sale, in de uitverkoop, bedankt voor de korting,
        tweede halve prijs, halve prijs, tweede gratis, lekker korting, bespaard?, mooie actie,
        in de aanbieding gekocht, flinke korting, grote korting, super korting, veel korting, extra korting,
        hoge korting, welkome korting, mooie actieprijs, leuke deal, goede deal, mooie deal, mooie deals,
        korting ~ fijn, korting ~ mooi, korting ~ leuk, korting werkte, korting gekregen, korting gehad,
        met korting gekocht, dankzij de korting, door de korting, vanwege de korting, aanbieding ~ goed,
        vanwege de aanbieding, door de aanbieding, afgeprijsd gekocht, spaarpunten ~ fijn, punten ~ leuk,
        blij met de korting,
        (mooie|fijne|leuke|goede|super|flinke|lekkere|dikke|top|toffe) (korting|aanbieding|actie|sale|acties|
        aanbiedingen|deal|kortingscode),
        (in_de|met_de|tijdens_de|dankzij_de) (sale|aanbieding|korting|uitverkoop|actie|solden|opruiming|black_friday),
        met ~ korting (gekocht|gekregen|besteld), voor de halve prijs
      `,
      complaint: `
        kortingscode werkt* niet, kortingscode ~ werkt* niet, code werkt* niet, code ~ werkt* niet,
        kortingscode deed ~ niet, kortingscode ~ niet gewerkt, code ~ niet, code werkte niet, code werkt niet,
        kortingscode ~ niet, kortingscode ~ verlopen, code ~ verlopen, code ~ ongeldig, codes ~ niet, korting ~ niet,
        korting niet, kortingsbon ~ niet, coupon ~ niet, voucher ~ niet, actiecode ~ niet, geen korting*,
        nooit korting*, weinig korting*, weinig acties, geen acties, geen kortingscode, nooit ~ code ontvangen,
        geen code ontvangen, code nooit ontvangen, meer korting*, meer acties, meer aanbiedingen, vaker korting,
        vaker sale, vaker acties, punten ~ verlopen, punten ~ weg, punten ~ verdwenen, punten ~ niet, nepkorting*,
        dag later ~ korting, dag later ~ sale, daarna ~ afgeprijsd, laatste kans?, staat er al sinds?,
        altijd uitverkoop, nepkorting, zogenaamde korting, code ongeldig, ongeldig?, code verlopen,
        alleen nieuwe klanten?, voor nieuwe klanten?, vaste klanten ~ niks?, punten kwijt?, punten verlopen,
        dag later goedkoper, week later ~ afgeprijsd, kortingscode doet het niet, kortingscode accepteert,
        kortingscode ~ geaccepteerd, kortingscode ~ ongeldig, kortingscode ~ lukt, code ~ geaccepteerd,
        code doet het niet, code lukt niet, code invoeren, korting ~ verrekend, korting ~ toegepast,
        korting ~ afgetrokken, korting ~ verlopen, korting vergeten, korting ~ vergeten, korting kwijt,
        korting ~ geweigerd, actie ~ niet, aanbieding ~ niet, aanbieding ~ voorbij, aanbieding verlopen,
        aanbieding klopt*, nooit aanbiedingen, nooit acties, weinig aanbiedingen, weinig kortingen,
        geen aanbiedingen, korting voor vaste klanten, korting voor trouwe klanten, vaker aanbiedingen,
        vaker een actie, vaker kortingscodes, meer sale, meer kortingscodes, wat korting, iets meer korting,
        misleidende korting, korting was nep, eerst verhoogd, spaarpunten ~ niet, spaarpunten ~ verlopen,
        spaarpunten kwijt, waardebon ~ niet, waardebon verlopen, net daarna ~ korting, een week later ~ korting,
        nu ~ in de aanbieding,
        (kortingscode|code|actiecode|voucher|bon|coupon|korting|waardebon|welkomstcode|kortingsbon|couponcode|punten|
        spaarpunten|actie|aanbieding) ~ (niet|nooit|verlopen|ongeldig|geweigerd|geen|niks|weigert|error|foutmelding|
        verdwenen|kwijt|vervallen|deed_het_niet|werkte_niet|werkt_niet|misleid*|nep|weg|onvindbaar|uitgesloten|
        nieuwe_klanten|alleen_voor),
        (geen|nooit|weinig|mis|zonder) (korting|kortingen|kortingscode|acties|aanbiedingen|spaarpunten|aanbieding|
        actie|voordeel|spaarsysteem),
        (nep|neppe|fake|misleidende|zogenaamde) (korting|kortingen|aanbieding|aanbiedingen|sale|acties),
        (dag|week|dagen) later ~ (korting|aanbieding|sale|afgeprijsd|goedkoper|uitverkoop),
        (nieuwe_klanten|nieuwe_klant) ~ korting,
        (meer|vaker|eens|wat|af_en_toe|iets_van) (korting|kortingen|aanbiedingen|acties|sale|actie),
        korting (voor|op|bij|als) (vaste|trouwe|volgende|tweede|meerdere|studenten|leden|nieuwsbrief),
        (bon|tegoedbon|voucher|code) ~ (mag_niet|niet_geldig|niet_gebruiken|niet_inwisselen|niet_op_de_sale|
        niet_bij_de), (beloofd|beloofden|beloofde) ~ (procent|%|korting), punten ~ (vervallen|verlopen|vervalt|kwijt)
      `,
    },
    quality: {
      said: `
        *kwaliteit*, kwalitatief, kwaliteid, afwerking?, afgewerkt, duurzaamheid?, stevig*?, degelijk*, solide?,
        robuust*, sterk?, gaat lang mee, levensduur, naden?, stiksel*, rits*, knoop?, knopen?, defect*, gebrek*?,
        goed gemaakt, slecht gemaakt, mooi gemaakt, gewassen?, wasbeurt*, wassen?, slijtage, vakmanschap, handwerk?,
        kapot?, rommel?, troep?, kwaliteit*, bouwkwaliteit, maakkwaliteit, naaiwerk, genaaid, gestikt, zoom,
        afwerkingen, lasnaad, gefabriceerd, productiefout*, fabrieksfout*, constructie, houdbaarheid?, levensduur*,
        wasbestendig, na het wassen, na wassen?, slijtvast*, deugdelijk*, deugd?, materiaalfout, degelijkheid,
        stevigheid, premium?, a_merk?, *kwaliteit, afwerking*, afgewerkt*, naden, naad, stiksels, rits?, *rits?,
        solide, duurzaam_gemaakt, slijt*, sleet, scharnier*?, handvat*?, wieltje*?, gemaakt?, vakwerk, ambacht*,
        in_elkaar_gezet?, makelij, kwaliteits*, houdbaar*?
      `,
      praise: `
        goede kwaliteit, prima kwaliteit, mooie kwaliteit, uitstekende kwaliteit, hoge kwaliteit, top kwaliteit,
        topkwaliteit, super kwaliteit, fijne kwaliteit, kwaliteit ~ goed, kwaliteit ~ prima, kwaliteit ~ top,
        kwaliteit ~ uitstekend, kwaliteit ~ geweldig, kwaliteit ~ super, kwaliteit ~ fantastisch, mooi afgewerkt,
        goed afgewerkt, netjes afgewerkt, mooie afwerking, goede afwerking, goed gemaakt, mooi gemaakt, stevig?,
        stevige?, degelijk, degelijke, solide?, robuust*, gaat lang mee, gaat jaren mee, gaat al jaren mee,
        nog als nieuw, nog steeds als nieuw, als nieuw?, blijft mooi?, blijven mooi?, blijft goed?, onverwoestbaar,
        hoogwaardig*, gaat een leven mee, een leven lang, jarenlang?, al jaren?, oerdegelijk, oersterk, ijzersterk,
        robuust, afwerking?, met liefde gemaakt?, vakwerk, vakmanschap, handgemaakt, ambacht, ambachtelijk?,
        ook na ~ wasbeurten, kan tegen een stootje, stootje?, stikwerk, zeer goede kwaliteit, heel goede kwaliteit,
        goeie kwaliteit, beste kwaliteit, betere kwaliteit, degelijke kwaliteit, uitmuntende kwaliteit,
        perfecte kwaliteit, geweldige kwaliteit, stevige kwaliteit, kwalitatief goed, kwalitatief hoog*,
        kwalitatief sterk, kwalitatieve, kwaliteit ~ mooi, kwaliteit ~ perfect, kwaliteit ~ hoog, kwaliteit ~ fijn,
        kwaliteit ~ dik in orde, kwaliteit in orde, kwaliteit verrast*, kwaliteit is top, kwaliteitsproduct*,
        kwalitijd, goed in elkaar, stevig in elkaar, degelijk gemaakt, stevig gemaakt, netjes gemaakt,
        solide gemaakt, prachtig gemaakt, prachtig afgewerkt, perfect afgewerkt, keurig afgewerkt, afwerking ~ goed,
        afwerking ~ mooi, afwerking ~ netjes, afwerking ~ perfect, nette afwerking, perfecte afwerking, voelt stevig,
        voelt degelijk, voelt solide, voelt luxe, voelt duur, voelt premium, heel stevig, lekker stevig, erg stevig,
        mooi stevig, stevig en, is stevig, zijn stevig, staat stevig, slijt niet, slijtvast, gaat jaren,
        gaan jaren mee, gaat eeuwig mee, jaren mee, lang plezier van, jarenlang plezier, nog steeds goed,
        nog steeds mooi, nog steeds heel, doet het nog steeds, na jaren nog, na al die jaren, blijft in vorm,
        behoudt zijn vorm, na vele wasbeurten, na veel wassen, krimpt niet, pluist niet, pilt niet,
        niet kapot te krijgen, gaat niet kapot, niet stuk te krijgen, deugdelijk, duurzaam product,
        luxe uitstraling?, gaan lang mee,
        (gaat|gaan|ging|meegaan|meegegaan) (al|lang|jaren|een|nog|heel|eeuwen|wel) (jaren|mee|leven|leven_lang|eeuwig|
        lang),
        (al|na) (jaren|een_jaar|2_jaar|twee_jaar|drie_jaar|maanden|een_half_jaar|vier_jaar|jaar) ~ (nieuw|goed|mooi|
        perfect|gebruik|heel|prima|niets|geen_slijtage|werkt|als_nieuw|mee|plezier|top|super),
        (nog) (steeds|altijd) (als_nieuw|heel|mooi|goed|perfect|in_topconditie|stevig|zo_goed_als), als nieuw,
        (mooi|goed|netjes|degelijk|stevig|prachtig|solide|keurig|perfect|vakkundig|ambachtelijk|met_liefde|met_zorg|
        super|ontzettend_mooi|fraai|knap|zorgvuldig|superstevig|lekker_stevig|echt_goed) (gemaakt|afgewerkt|gestikt|
        in_elkaar|genaaid|gezet|afgewerkte|gemaakte|uitgevoerd|in_elkaar_gezet|gebouwd|gelast|gelijmd|gebonden|
        geborduurd),
        (degelijk*|oerdegelijk*|robuust*|solide|onverwoestbaar*|stevig|stevige|oersterk*|ijzersterk*|beresterk*|
        kwaliteitsspul|onkapotbaar*|oer_degelijk|superstevig*|vakwerk|sterk_spul|stevig_spul|topkwaliteit|kwaliteitje|
        topproduct*|kwaliteitsproduct*),
        (goede|top|prima|super|uitstekende|mooie|hoge|echte|betere|pure|fijne|fantastische|geweldige|beste|superieure|
        perfecte) (kwaliteit|kwalitieit|spullen|makelij|afwerking|producten|product|spul),
        (kwaliteit|afwerking|spullen|producten) (is|zijn|was|echt|ook|heel|van) (goed|top|prima|super|uitstekend|mooi|
        hoog|fantastisch|geweldig|perfect|erg_goed|heel_goed|netjes|in_orde|best|subliem|onovertroffen|ok|oke|fijn|
        degelijk|dik_in_orde|topnotch), (kan|kunnen|kon) tegen een stootje, tegen een stootje,
        (een|heel) leven (lang|mee), voor het leven, (gaat|gaan) nooit (kapot|stuk),
        (niet|nooit) (kapot|stuk) te krijgen, (blijft|blijven) (mooi|goed|in_vorm|netjes|heel|als_nieuw) (na|in|ook),
        geen draadje los, (voelt|voelen|oogt) (stevig|degelijk|solide|luxe|kwalitatief|robuust|duur),
        (oma|grootmoeder|vroeger) ~ (gemaakt|kwaliteit|degelijk),
        (staat|staan|voelt|voelen) (lekker|heel|echt|super|erg|mooi) stevig, (staat|staan) stevig, massief*,
        massieve (tafel|kast|bank|deur|stoel),
        (wordt|worden|werd) (niet|nog_niet) (zwart|dof|groen|lelijk|vaal|roestig),
        (verkleurt|verkleuren|roest|slijt|pluist) niet
      `,
      complaint: `
        slechte kwaliteit, matige kwaliteit, lage kwaliteit, mindere kwaliteit, slechte afwerking,
        kwaliteit ~ slecht, kwaliteit ~ matig, kwaliteit ~ tegen, kwaliteit valt tegen, kwaliteit ~ minder,
        kwaliteit ~ achteruit, kwaliteit ~ laag, kwaliteit ~ bedroevend, kwaliteit laat te wensen, goedkoop gemaakt,
        voelt goedkoop, ziet er goedkoop uit, oogt goedkoop, slecht gemaakt, slecht afgewerkt, slordig afgewerkt,
        slordig gemaakt, niet stevig, niet degelijk, niet sterk, wankel*, wiebelt, wiebel*?, valt uit elkaar,
        viel uit elkaar, uit elkaar?, losgelaten?, laat los?, laten los?, los gelaten?, losgegaan, naad ~ los,
        naden ~ los, naad ~ open, gescheurd?, scheurt, scheurde, scheur?, gat?, gaten?, gaatjes?, pilt, pilling,
        pluist, pluizen, pluisjes, rafelt, rafelen, uitgelubberd, uitgerekt, gekrompen, krimpt, krimp, verbleekt,
        vervaagd, verkleurd*, kapot na, na ~ kapot, al kapot, kapot gegaan, ging kapot, gaat kapot, gaan kapot,
        snel kapot, stuk na?, na ~ stuk, ging stuk, al stuk, stuk gegaan, afgebroken, brak af, brak?, gebroken na,
        gaat niet lang mee, ging niet lang mee, niet lang meegegaan, hield het niet, defect*, mankement*,
        rits ~ kapot, rits ~ stuk, rits ~ vast, knoop ~ af, knopen ~ af, roest*, geroest, verroest, bladdert,
        afgebladderd, na een wasbeurt, na één wasbeurt, na de eerste wasbeurt, na een keer wassen,
        na één keer wassen, na eerste was, na twee keer wassen, na wassen?, rommel?, troep?, prul*, inferieur*,
        versleten, slijt, hield op?, begaf het, doorgesleten, dun gesleten, van karton?, van papier?, prul?,
        prullaria, waardeloos?, flut?, flutding, gammel, wankel, rammelt?, breekt af, na een week kapot,
        na een week?, na twee weken?, na een maand?, na twee maanden?, begeven?, gaf de geest, liet los?, losgeraakt,
        gaat stuk, roest?, roestig, verkleurd, zwart geworden?, groen uitgeslagen, lubbert, gaatje?, gat in?,
        draadjes?, slordig genaaid, goedkoop aanvoelt, eerste wasbeurt, houdt het niet, wegwerp?, rits stuk,
        rits kapot, zeer slechte kwaliteit, inferieure kwaliteit, bedroevende kwaliteit, kwaliteit ~ teleurstell*,
        kwaliteit ~ teleurgesteld, kwaliteit ~ waardeloos, kwaliteit ~ ondermaats, kwaliteit ~ beter,
        kwaliteit ~ omlaag, kwaliteit gaat achteruit, kwaliteit vroeger beter, betere kwaliteit verwacht,
        meer kwaliteit verwacht, hogere kwaliteit verwacht, geen kwaliteit, ondermaats*, slechte kwalitijd,
        slecht in elkaar, goedkope rommel, goedkope troep, goedkope meuk, chinese rommel, chinese troep, meuk, zooi,
        bagger, prullen, wegwerpartikel, wegwerpspul, voelt goedkoop aan, voelt fragiel, fragiel, breekbaar?,
        kwetsbaar?, niet duurzaam gemaakt, niet solide, niet sterk genoeg, niet stevig genoeg, instabiel,
        niet stabiel, wiebelig, wankelt, krakkemikkig*, gammele, afwerking ~ slecht, afwerking ~ slordig,
        afwerking ~ beter, slechte naden, losse draadjes, losse draden, losse naad, losse naden, naad ~ gescheurd,
        stiksel ~ los, stiksel laat, zool ~ los, zolen ~ los, zool laat los, handvat ~ af*, hengsel ~ af*,
        poot ~ af*, knoopje ~ los, knoop ~ los, sluiting ~ kapot, sluiting ~ stuk, elastiek ~ slap, scheurt snel,
        snel versleten, snel stuk, slijt snel, slijten snel, slijt erg, gauw kapot, meteen kapot, direct kapot,
        binnen een week kapot, binnen een maand kapot, binnen ~ kapot, binnen ~ stuk, binnen ~ gebroken,
        na een paar keer dragen, na een paar keer, na één keer dragen, na een dag, na een jaar ~ kapot,
        na twee weken ~ kapot, na een maand ~ kapot, na een week ~ kapot, na ~ gebroken, na ~ versleten, gaan stuk,
        kapotgegaan, kapot geraakt, stukgegaan, brak meteen, brak af na, vormverlies, uit vorm, verliest vorm,
        vorm kwijt, gekrompen in de was, na de was, na het wassen ~ niet, in de was ~ gekrompen, lubberig, vervilt,
        laat kleur los?, bladdert af, verf ~ los, laagje ~ af, coating ~ los, barstjes?, hield het begeven,
        begaf het na, heeft het begeven, niet lang plezier, houdt niet lang, geen lang leven, al na ~ kapot,
        na ~ (week|weken|maand|maanden|dag|dagen|keer|wasbeurt*|jaar|uur|wassen|gebruik|was) ~ (kapot|stuk|brak|
        gebroken|afgebroken|los|losgelaten|scheur*|gescheurd|gat|gaten|versleten|lek|dood|overleden|begaf|begeven|
        kromgetrokken|roest*|verkleurd|gepild|pluis*|uitgelubberd|vervormd|rafel*|uit_elkaar|er_af|eraf|doorgebrand|
        naar_de_knoppen|vaal|gekrompen|weggegooid|prullenbak|afgebladderd),
        (kapot|stuk|brak|gebroken|afgebroken|losgelaten|gescheurd|versleten|lek|dood|begaf|verkleurd|gekrompen|
        uit_elkaar|eraf) ~ (na|binnen|bij_de_eerste|bij_eerste|eerste_keer|eerste_gebruik|al|nu_al|meteen|
        tweede_keer),
        binnen ~ (week|weken|maand|maanden|dagen|jaar|dag) ~ (kapot|stuk|versleten|lek|los|gescheurd|gebroken|weg),
        (nu|gaat|gaan|ging|al) al (stuk|kapot|los|stroef|versleten|lubberen|roesten|pillen),
        (rits|naad|naden|knoop|knopen|zool|zolen|hak|handvat|hengsel|gesp|wiel|wieltje|wielen|poot|pootje|scharnier|
        slot|sluiting|deksel|knop|bandje|band|stiksel|elastiek|voering|lijm|verf|lak|coating|kettingkast|steel|greep|
        veer|schroef|schroeven|hendel|dop|klep|haakje|ketting) ~ (kapot|stuk|brak|breekt|gebroken|afgebroken|los|
        laat_los|liet_los|losgelaten|scheur*|gescheurd|stroef|klem*|blijft_hangen|hapert|lek|rammel*|krom|
        afgebladderd|bladdert|eraf|er_af|roest*|doorgesleten|piept|kraakt|schots|begaf),
        (los|lossen|loszittende|losse) (draad*|naden|naad|stiksels|schroeven|onderdelen|zool|knoop|knopen),
        draadjes (los|hangen|overal), (laat|lieten|laten|liet) (los|al_los|meteen_los),
        (valt|vallen|viel|vielen) (uit_elkaar|uiteen|van_ellende|er_af), uit elkaar (gevallen|vallen|valt|viel),
        (rammelt|rammelde|rammelen|kraakt|kraakte|wiebelt|wiebelde|wiebelig*|wankel*|gammel*|lubber*|pilt|pillen|
        pluist|pluizen|rafelt|rafelen|roest|roesten|verroest|bladdert|verkleurt|verkleurd|krimpt|gekrompen|
        kromgetrokken|slap_ding),
        (flut*|prul|prullaria|prutding|rommel|rotzooi|troep|bagger|wegwerp*|goedkope_troep|chinese_troep|kermis*|
        speelgoed_kwaliteit|niet_stevig|flinterdun|bocht|schroot|brol),
        (voelt|oogt|ziet_er) (goedkoop|cheap|nep|plasticachtig|fragiel|gammel|flut|kwetsbaar),
        goedkoop (gevoel|spul|in_elkaar|gemaakt),
        (slecht|slordig|rommelig|beroerd|belabberd|matig|knullig|lelijk|amateuristisch|scheef|half|haastig|
        afgeraffeld|niet_netjes) (gemaakt|afgewerkt|gestikt|genaaid|in_elkaar|gelijmd|geverfd|afgewerkte|gedrukt|
        gebonden|gezet|in_elkaar_gezet),
        (slechte|matige|mindere|lage|bedroevende|waardeloze|belabberde|inferieure|twijfelachtige|beroerde|
        povere) (kwaliteit|afwerking|makelij|kwalitieit|spullen),
        (kwaliteit|afwerking) ~ (slecht*|matig*|minder*|laag|lage|bedroevend|waardeloos|tegen|achteruit|gedaald|
        ondermaats|niet_goed|niet_best|beneden|twijfel*|mager|niks|teleurstel*|niet_wat|bar|beter|om_te_huilen|
        afgenomen), (ging|gaat|gegaan|begaf|begeeft) (stuk|kapot|het|meteen|snel|gelijk|al),
        (gaat|gaan|ging) (niet|maar) (lang|een) (mee|seizoen|jaar), (geen) (lang_leven|stootje|kwaliteit),
        eenmalig gebruik, houdt het niet (lang|vol),
        (van) (lucifers|karton|papier|bordkarton|blik|elastiek) (gemaakt|lijkt|in_elkaar),
        (bladdert|schilfert|peelt|laat_los) (na|af|er|al|al_na), (pilt|pluist|rafelt|lubbert),
        (rits) ~ (vast|klem|loopt_niet),
        (opdruk|print|verf|laklaag|coating|goudlaag) ~ (los|eraf|af|in_vellen|bladder*|vervaagd|verdwenen|
        weggewassen), (buigt|buigen|verbuigt) (al|zo|meteen|door|krom), (naad|naden) los,
        (haakje|sluitinkje|sluiting) ~ (open|los|stuk|af), verhaart, verharen,
        (vaal|verwassen|verbleekt|uitgelubberd) ~ (wasjes|wasbeurt*|wassen),
        (wasjes|wasbeurt*|was) ~ (vaal|verwassen|verbleekt|uitgelubberd|lelijk|gekrompen),
        (dood|overleden|stuk|kapot|op) na (een|twee|drie|1|2|3), na (een|één|1|twee) maand dood,
        gaten (zitten|zaten) (verkeerd|scheef|niet), (knapte|geknapt|knapt|schoot_los|brak_af),
        (kraaltje|steentje|knoopje|strasje|bloemetje) ~ (af|los|kwijt|eraf)
      `,
    },
    performance: {
      said: `
        werkt, werken?, werkte, werking, functioneert, functioneren, effect*?, effectief, resultaat, resultaten,
        vermogen?, accu*, accuduur, opladen, oplaad*, laadt, comfort*?, comfortabel*, zit lekker, zitten lekker,
        zit fijn, lekker zit*, warm?, houdt warm, lawaai, stil?, geluidskwaliteit, bluetooth, wifi, verbinding*?,
        verbindt, waterdicht*?, lekt?, zuigkracht, helder?, scherp?, bot?, absorb*, huid?, mijn huid, haar?,
        puistjes, rimpels, geslapen, blaren, praktisch*?, handig*?, ergonomisch*, gebruiksgemak,
        makkelijk in gebruik, ontkiem*, bloei*?, groeit?, groeien?, opgekomen?, spannend?, saai*?, hond vindt,
        kat vindt, kinderen vinden, speelt ermee, spelen ermee, krachtig?, zuigt, maalt, werkingsduur, werkzaam,
        werkzaamheid, functie?, functies?, functioneel, functionaliteit, prestatie*, presteert, presteren,
        gebruiksvriendelijk?, bedieningsgemak, bediening?, gebruik?, geluid?, bereik?, acculading, lading?,
        oplaadtijd, opwarm*, verwarmt, koelt, snijdt, blendt, zit comfort, draagcomfort, ligcomfort, zitcomfort,
        slaapcomfort, slaapkwaliteit, slaap?, nachtrust, rugklachten, pijn?, hydrater*, dekking?, dekkend, dekt?,
        beschermt, houdbaar?, grip?, demping, vering, ondersteun*, steun?, isoleert, isolatie, kwijlt, hond?, kat?,
        kinderen?, functioneer*, accu, accu's, laadt?, geluid*, herrie, comfort*, comfortabel, warmte?, waterdicht*,
        droog?, slaap*?, slapen?, *huid, eczeem, acne, jeuk, muggen, slakken*, kalk?, vlekken?, schoon?, resultaat*,
        effect, gebruiksvriendelijk, signaal, scherm?, beeld?, beeldkwaliteit, motor?, snijdt?, maait?, verwarm*,
        koelt?, zit?, rug?, rugpijn, knie*?, voeten?, speel*?, speelplezier,
        (hond|kat|poes|kater|konijn|pup|paard|katten|honden|cavia) ~ (eet|eten|vreet|dol|gek|lust|lusten|slaapt|
        speelt|ligt|ruikt_eraan|smult|verslindt|kijkt|raakt|haalt|neus),
        (kinderen|dochter|zoon|kleinzoon|kleindochter|kleinkinderen|zoontje|dochtertje|kids|kind|peuter|baby|
        jongens) ~ (speelt|spelen|gespeeld|dol|niet_weg|niet_meer_weg|uren|vermaak*|zoet|verveel*|slaapt|geniet*),
        (verhaal|plot|boek|puzzel|spel|spelletje) ~ (spannend|saai|meeslepend|uitgelezen|boeiend|leuk|uren|
        langdradig), (uitgelezen|meeslepend|pageturner|leest), stroom?,
        (plant|planten|zaden|zaadjes|bollen|rozen|orchidee|tomaten) ~ (groei*|bloei*|opgekomen|uitgekomen|ontkiem*|
        dood|knop*|blad|slaan|aangeslagen|verwelkt), batterij*?
      `,
      praise: `
        werkt goed, werkt prima, werkt perfect, werkt super, werkt uitstekend, werkt geweldig, werkt fantastisch,
        werkt heel goed, werkt echt, werkt zoals?, werkt als een, werkt top, werkt fijn?, werken goed, werken prima,
        werken perfect, doet wat het moet, doet zijn werk, doet het goed, doet het prima, doet het perfect,
        effectief, goed resultaat, mooi resultaat, resultaat ~ goed, resultaat ~ mooi, zie verschil, zie ~ verschil,
        merk ~ verschil, verschil gemerkt, krachtig*?, comfortabel*, zit heerlijk, zit lekker, zitten lekker,
        zitten heerlijk, zit fijn, zitten fijn, zit als gegoten?, lekker warm, heerlijk warm, houdt ~ warm,
        houden ~ warm, blijft ~ warm, blijft ~ koud, accu ~ lang mee, batterij ~ lang mee, goede accu, lekker stil,
        fluisterstil, mooi geluid, goed geluid, geluid ~ goed, geluid ~ geweldig, geluid ~ super, praktisch*?,
        handig*?, makkelijk in gebruik, makkelijk te gebruiken, gemakkelijk in gebruik, makkelijk schoon,
        huid ~ zacht, huid ~ zachter, haar ~ zacht, slaap ~ beter, slaap beter, helpt echt, helpt goed, geholpen?,
        waterdicht, hond ~ gek, hond ~ dol, kat ~ dol, hond ~ geweldig, kat ~ geweldig, kinderen ~ dol,
        kinderen ~ geweldig, is er dol op, zijn er dol op, bloeit, bloeien, groeit goed, spannend?, geen pijn,
        houdt alles tegen, zonder pijntjes, zonder pijn, geen pijn meer, pijn weg, pijnvrij, doet wat ie moet,
        doet wat hij moet, doet z_n werk, werkt als een trein, wonder?, wondermiddel, verschil ~ gemerkt,
        merk verschil, duidelijk verschil, slaapt door, eindelijk slapen, houdt warm, houdt lekker warm, blijft warm,
        blijft koud, droog gebleven, blijft droog, kurkdroog, stil?, muisstil, accu gaat lang, accu ~ lang, sterk?,
        krachtig?, vlijmscherp, snijdt goed, comfortabel, loopt lekker, loopt heerlijk, als op wolken, op wolken,
        licht?, handig?, zachte huid, opgekomen?, ontkiemd, hond gek op, kat gek op, kat ~ dol op, hond ~ dol op,
        kinderen dol op, werkt gewoon, werkt meteen, werkt direct, werkt zoals het hoort, werkt zoals beloofd,
        werkt zoals verwacht, werkt naar behoren, werkt nog steeds, werkt zeer goed, werkt erg goed,
        werkt ontzettend goed, werkt vlekkeloos, werkt feilloos, werkt probleemloos, werkt snel, werkt lekker,
        werkt als een tierelier, werkt als een zonnetje, functioneert goed, functioneert prima, functioneert perfect,
        functioneren goed, voldoet, voldoet prima, voldoet goed, voldoet aan mijn, doet precies wat,
        doet waar het voor, doet wat beloofd, doet wat het belooft, doet wat je, goede werking, goed effect,
        echt effect, fijn in gebruik, prettig in gebruik, handig in gebruik, makkelijk te bedienen,
        eenvoudig te gebruiken, eenvoudig in gebruik, gebruiksgemak, gebruik het dagelijks, gebruik het elke dag,
        gebruik hem elke dag, dagelijks in gebruik, onmisbaar, kan niet meer zonder, wil niet meer zonder,
        goede resultaten, snel resultaat, zichtbaar resultaat, zichtbaar verschil, echt verschil, groot verschil,
        al verschil, helpt, helpen goed, helpt tegen, werkt tegen, lost het op, veel beter geslapen, slapen heerlijk,
        slaapt heerlijk, slaap heerlijk, slaap als, ligt heerlijk, ligt lekker, lig heerlijk, draagt heerlijk,
        draagt fijn, draagt lekker, draagt comfortabel, lopen heerlijk, lopen lekker, loop er heerlijk, lopen als,
        zit erg fijn, zit comfortabel, zitten comfortabel, heel comfortabel, lekker comfortabel, goede demping,
        goede ondersteuning, goede steun, veel grip, goede grip, zuigt goed, zuigt alles, maalt goed,
        maakt goed schoon, wordt goed schoon, goed schoon, wordt goed warm, lekker koel, warme voeten, warm en,
        warme jas, goede geluidskwaliteit, geluid is, helder geluid, prachtig geluid, helder beeld, scherp beeld,
        goed beeld, accu houdt, lange accuduur, goede batterij, laadt snel, snel opgeladen, snel warm, snel droog,
        zachte handen, zacht haar, huid voelt, huid is, huid ~ beter, huid ~ stralen*, hydrateert goed,
        trekt snel in, trekt goed in, goede dekking, dekt goed, blijft goed zitten, blijft de hele dag,
        geen irritatie, geen blaren, minder pijn, minder rimpels, minder puistjes, minder jeuk, minder last,
        geen last, geen last meer, mijn hond ~ blij, hond ~ heerlijk, kat ~ heerlijk, hond ~ lekker, kat ~ lekker,
        hond eet, kat eet, vreet het op, honden ~ dol, katten ~ dol, speelt er ~ mee, spelen er ~ mee,
        speelt elke dag, speelt uren, uren speelplezier, speelplezier, urenlang zoet, kinderen ~ leuk,
        kleinkinderen ~ dol, zoon ~ dol op, dochter ~ dol op, zoontje ~ dol, dochtertje ~ dol, leest lekker,
        leest vlot, mooi verhaal, spannend boek, leuk boek, niet weg te leggen, staat prachtig in bloei,
        doen het goed, plant doet het, planten doen het, groeien goed, groeit als kool, groeit lekker,
        (werkt|werken|doet|doen|functioneert|loopt|draait|rijdt|rijd|laadt|zuigt|snijdt|maait|snoeit|wast|reinigt|
        poetst|verwarmt|koelt|isoleert|dekt|hecht|kleeft|schrijft|boort|zaagt|bakt|klopt|mixt|maalt|scheert|schuurt|
        lijmt|houdt|blijft) (goed|top|prima|super|perfect|uitstekend|als_een_tierelier|als_een_trein|fantastisch|
        geweldig|wonderen|heerlijk|echt|precies|feilloos|vlekkeloos|probleemloos|heel_goed|erg_goed|supergoed|lekker|
        soepel|ontzettend|fijn|zoals_het|naar_behoren|gewoon|uren|mooi|warm|droog|koel|scherp|stil|zitten|wat_het|
        als_een_zonnetje|als_een_speer|als_een_malle|moeiteloos), doet wat (het|ie|hij|ze) (moet|belooft|zegt|hoort),
        doet het (goed|top|prima|super|perfect|nog|uitstekend|heel|fantastisch|geweldig|als),
        doen het (goed|top|prima|super|perfect|nog|uitstekend|heel),
        (zit|zitten|ligt|slaapt|slapen|loopt|lopen|wandelt|draagt|dragen|wandelen) (heerlijk|lekker|goed|comfortabel|
        zalig|fijn|super|als_een_wolk|fantastisch|geweldig|perfect|zacht_en|beter|heel_lekker|heel_fijn|onwijs),
        (nooit|niet|geen) (meer)_(zonder|last|koude_voeten|pijn|jeuk|puistjes|muggen|slakken|vlekken|rugpijn|blaren|
        kouwe),
        (geen|nooit|zonder|minder) (blaren|rugpijn|koude_voeten|kouwe_voeten|kouwe|pijntjes|zere|last_van|jeuk|pijn|
        spierpijn|puistjes|mug|muggen|slak|slijmspoor|natte_voeten|zadelpijn|lawaai|geluid|herrie),
        (rug|voeten|knieën|nek|huid|haar|lippen|handen|benen) ~ (beter|opgeknapt|zacht|zachter|droog|warm|rustig|
        rustiger|glad|glans*|stralend*|gehydrateerd|soepel|dankbaar|minder_droog|minder_rood|verbeterd|gezond*|voller|
        uitgerust),
        (puistjes|eczeem|acne|jeuk|vlekken|pijn|rimpels|roos|roodheid|muggen|slakken|kalk|onkruid|mieren) ~ (weg|
        verdwenen|verdwijn*|minder|over|weggegaan|afgenomen|wegkrijgt|helpt),
        (helpt|hielp|geholpen|helpen) (goed|echt|tegen|enorm|super|meteen|direct|fantastisch|heel|geweldig|bij),
        (wonder*|wondermiddel|toverspul|redding|uitkomst|levensredder|verademing|aanrader_qua|must_have|onmisbaar|
        gouden_vondst),
        (lekker|heerlijk|goed|fijn|mooi|super|ontzettend|zo|erg|heel|onwijs|bloed) (warm|stil|comfortabel|handig|
        praktisch|licht|krachtig|scherp|sterk|helder|stabiel|veerkrachtig|wendbaar|vlijmscherp|luchtig),
        (houdt|houden|hield|blijft|blijven|bleef) (warm|droog|koel|koud|lang|je_warm|uren|de_hele|mooi_droog|lekker|
        mijn|de_regen|water|goed|zitten),
        (accu|batterij*) ~ (lang|dagen|uren|hele_dag|goed|top|super|week|ijzersterk|prima),
        (superhandig|oerhandig|gebruiksvriendelijk|superfijn|comfortabel*|superzacht_en|vlijmscherp|muisstil|
        fluisterstil|geruisloos|waterdicht|krachtig*|ijzersterk|effectief),
        (gaat|ging) (er_door|erdoor|door) als (boter|warme), scherp tot, rijdt er (al|weer|nu),
        (hond|kat|poes|kater|konijn|pup|paard|katten|honden|beestje|cavia) ~ (dol|gek|smult|verslindt|geniet|lekker|
        heerlijk|fan|niet_weg|blij|likt),
        (kinderen|dochter|zoon|kleinzoon|kleindochter|kleinkinderen|zoontje|dochtertje|kids|kind|peuter) ~ (dol|
        niet_meer_weg|niet_weg|uren|verslaafd|geniet*|zoet|fan|gek|helemaal_weg|de_hele_dag|elke_dag),
        (uren|urenlang) (speelplezier|plezier|zoet|mee_gespeeld|speelt), (in_een|in_één) (ruk|adem|keer|zucht) uit*,
        (spannend|meeslepend|pageturner|kon_niet_stoppen|niet_weg_te_leggen),
        (zit|zitten) (heel|erg|super|echt|ontzettend|zeer) (comfortabel|lekker|fijn|goed|prettig),
        (werkt|werken) (echt|heel|super|ontzettend|supergoed|erg) (goed|fijn|lekker|makkelijk|prettig),
        (werkt|doet|smeert|poetst|wast) ~ (net_zo_goed|even_goed|hetzelfde|net_zo_fijn), geen blaar
      `,
      complaint: `
        werkt niet, werken niet, werkte niet, werkt niet meer, niet gewerkt, werkt slecht, werkt nauwelijks,
        doet het niet, deed het niet, doet niets, doet niks, gaat niet aan, valt uit, schakelt uit, geen effect,
        geen resultaat, geen verschil, zonder effect, niet effectief, helpt niet, hielp niet, niet geholpen,
        nutteloos?, waardeloos?, zinloos, oncomfortabel*, niet comfortabel, zit niet lekker, zitten niet lekker,
        zit niet fijn, doet pijn, doen pijn?, knelt?, schuurt?, schuren?, blaren, accu ~ leeg, accu ~ niet,
        accu ~ snel, batterij ~ leeg, batterij ~ niet, batterij ~ snel, laadt niet, niet opladen, verbindt niet,
        geen verbinding, verbinding ~ weg, verbinding valt, lawaaiig*, maakt ~ lawaai, maakt ~ herrie, herrie,
        te luid, hard geluid, zwak*?, te zwak, weinig kracht, niet krachtig, geen kracht, wordt heet?, te heet,
        oververhit*, niet warm, houdt niet warm, koude voeten?, lekt?, niet waterdicht, bot?, niet scherp,
        te weinig licht, geïrriteerd*, irritatie*, uitslag?, jeuk van, allergische reactie, rode vlekken, prikt?,
        brandt?, droge huid?, droogt uit, vet?, plakkerig, plakt?, doodgegaan, dood gegaan, plant ~ dood,
        planten ~ dood, niet opgekomen, niet ontkiemd, groeit niet, eet het niet, lust het niet?,
        vindt ~ niet lekker?, negeert?, saai*?, te hard?, te zacht?, glijdt?, plakt niet, onpraktisch*, onhandig*?,
        niet handig, zuigt niet, zie je ~ niet meer, amper licht, geeft geen licht, zwak?, nul effect,
        geen enkel verschil, merk niks, haalt niks uit, werkt voor geen meter, start niet, valt steeds uit,
        accu leeg, accu snel leeg, batterij leeg, leeg na?, verbinding weg, verliest verbinding, lawaai, lawaaiig,
        teringherrie, piept?, kraakt?, zoemt?, bromt?, lek?, wordt nat, werd nat, doorweekt?, schuift?, glijdt af,
        zakt af?, zakt?, blaar, rugpijn, jeuk?, jeukt?, puistjes, vettig?, koud?, wordt niet warm, keihard?,
        doorgelegen, snijdt niet, verstopt?, blokkeert?, niks opgekomen, verdord, dood na, bloeit niet, hond ~ lust,
        kat ~ lust, kat ~ kijkt er niet naar, saai?, onhandig?, werken slecht, werkt half, werkt soms, werkt maar,
        werkt amper, werkt totaal niet, werkt helemaal niet, werkt niet goed, werkt niet naar behoren,
        werkt niet zoals, werkte al niet, functioneert niet, functioneert slecht, presteert ~ slecht, voldoet niet,
        voldoet ~ niet, doet niet wat, doet het niet meer, doet het al niet, doet het slecht, doet helemaal niks,
        doet helemaal niets, doet niet veel, weinig effect, nauwelijks effect, geen enkel effect, weinig resultaat,
        geen enkel resultaat, merk geen verschil, zie geen verschil, niet merkbaar, geen verbetering,
        heeft niet geholpen, helpt helemaal niet, helpt nauwelijks, helpt weinig, mist kracht, te weinig kracht,
        te weinig vermogen, stopt ermee, stopte ermee, hield ermee op, ermee gestopt, slaat af, slaat uit,
        start niet op, gaat vanzelf uit, wil niet aan, gaat niet meer aan, reageert niet op, hapert, haperen,
        storing*, stoort, ruis, galm?, maakt veel lawaai, maakt veel geluid, veel lawaai, hard lawaai, te lawaaiig,
        te zachtjes, geluid ~ slecht, geluid ~ zacht, slecht geluid, slechte geluidskwaliteit, slecht beeld,
        laadt langzaam op, laadt niet op, laadt niet meer, wil niet laden, accu slecht, slechte accu, accu gaat niet,
        batterij gaat niet, batterijen leeg, accu houdt niet, zit ongemakkelijk, ongemakkelijk, zit oncomfortabel,
        zitten oncomfortabel, niet lekker zitten, ligt niet lekker, slaapt niet lekker, slaapt slecht, slaap slecht,
        pijn aan mijn, pijn in mijn, pijn van, pijnlijk, pijnlijke, pijnlijke voeten, zere voeten, blaren van,
        schuurt tegen, schuurt bij, knellen, drukt op, zakt door, doorgezakt, zakt in, ingezakt, houdt niet,
        houdt de kou niet, koude handen, niet warm genoeg, niet warm houden, koelt niet, verwarmt niet,
        wordt te heet, wordt te warm, loopt warm, niet waterproof, laat water door, water komt, lekt water,
        lekt door, lekt bij, niet absorberend, snijdt slecht, zuigt slecht, zuigt nauwelijks, maakt niet schoon,
        wordt niet schoon, krijg ~ niet schoon, moeilijk schoon, lastig schoon, moeilijk te gebruiken,
        lastig in gebruik, omslachtig in gebruik, onpraktisch, trekt niet in, trekt slecht in, dekt niet,
        dekt slecht, loopt uit, vlekt, klontert, huid droog, droge handen, gaat jeuken, kreeg uitslag, kreeg jeuk,
        kreeg pukkels, uitgeslagen huid, allergisch op, rode huid, branderig, blijft niet zitten, valt steeds af,
        valt er steeds, glijdt uit, glad?, geen grip, hond ~ niet, kat ~ niet, hond wil niet, kat wil niet,
        hond ~ kapot gebeten, kinderen ~ saai, kinderen ~ niet leuk, kinderen kijken er niet, zo uitgespeeld,
        snel uitgespeeld, niet uitdagend, saai verhaal, saai boek, langdradig, planten dood, plant dood,
        plant gaat dood, plant ging dood, plant gestorven, gestorven, gaat dood, zaden ~ niet, zaadjes ~ niet,
        slechts ~ opgekomen, komt niet op, geen bloemen, geen bloei,
        (werkt|werken|functioneert|doet|doen|laadt|zuigt|snijdt|maait|wast|reinigt|verwarmt|koelt|dekt|hecht|kleeft|
        plakt|schrijft|boort|zaagt|schuimt|sluit|opent|start|gaat|klikt|draait|blaast|rijdt|houdt|helpt|
        ruikt_en) (niet|nooit|niks|niets|nauwelijks|amper|slecht|voor_geen_meter|geen_zak|maar_half|matig|minder|
        helemaal_niet|voor_geen_meter|geen_fluit|voor_geen_cent|geen_reet|voor_de_helft|bar_slecht|van_geen_kant|
        geen_steek), doet het (niet|nooit|al_niet|nu_al|maar|slecht|niet_meer), doen het niet, deed het (niet|nooit),
        helpt (niet|niks|niets|voor_geen|geen|totaal|weinig|nauwelijks|geen_bal),
        (geen|nul|weinig|nauwelijks|zonder|amper) (effect|resultaat|verschil|verbetering|werking|kracht|zuigkracht|
        geluid|stroom|signaal|bereik|verbinding|schuim|power),
        (accu|batterij*|lading|oplader) ~ (leeg|kort|slecht|snel|uur|uurtje|dood|niet|nooit|amper|matig|half|minuten),
        (zo|snel|meteen|binnen_een|na_een_uur) leeg,
        (maakt|maken|maakte|geeft|te_veel|teveel|een|veel|zo_n|enorme|enorm_veel|vreselijk|wat_een) (herrie|lawaai|
        kabaal|takkeherrie|pokkeherrie|bak_herrie|gepiep|geluid_als),
        (bromt|piept|fluit|zoemt|ratelt|kraakt|lekt|lekken|druppelt|hapert|stottert|vastloper|loopt_vast|liep_vast|
        slaat_af|valt_uit|viel_uit|valt_weg|oververhit*|verbrandt|stinkt_naar_verbrand|slipt|schuift|glijdt_weg|
        zakt_door|doorgezakt|zakt_af|verschuift|vastgelopen|krast|ruist),
        (te|nogal|heel|vrij|niet|erg|veel_te|onwijs) (zwak|slap|zwaar|luid|lawaaierig|bot|hard|zacht|traag|onhandig|
        instabiel|oncomfortabel|onpraktisch|comfortabel|handig|krachtig|warm|scherp|glad|sterk|waterdicht|licht),
        niet (vooruit|vooruit_te_branden|krachtig|waterdicht|sterk|scherp|handig|warm|comfortabel|praktisch|
        effectief),
        (komt|kom|kwam|gaat|ging) (niet|nauwelijks|amper|niet_eens) (door|eens_door|er_door|doorheen|verder),
        (huid|gezicht|haar|hoofdhuid|lippen|ogen|handen|oksels) ~ (jeuk|rood|rode|droog|droger|uitslag|bultjes|brandt|
        brand|prikt|pukkels|puistjes|vet|pluizig|plakkerig|geïrriteerd|irriteert|schilfer*|strak),
        (jeuk|uitslag|branderig|allergische_reactie|pukkels|roodheid|rode_vlekken|blaren|pijn|zere|rugpijn|hoofdpijn|
        zadelpijn|koude_voeten|natte_voeten|natte_sokken) (van|na|gekregen|op|in|door|aan|overal|en|kreeg|krijg),
        (voeten|sokken|handen) ~ (nat|koud|ijskoud|kletsnat|zeer|drijfnat),
        (zeikt|lekt|regent|komt) (door|naar_binnen|er_doorheen|binnen|water), niet (waterdicht|regendicht|winddicht),
        (hond|kat|poes|kater|konijn|pup|paard|katten|honden) ~ (niet|neus_voor|lust|weigert|haalt|ziek|overgegeven|
        diarree|negeert|kijkt_er_niet|geen),
        (plant|planten|zaden|zaadjes|bollen|rozen|orchidee|zaad) ~ (dood|niets|niks|niet|geen|verwelkt|verdord|
        verpieterd|slap|luizen|rot*|verdroogd),
        (saai|saaie|langdradig*|voorspelbaar|oninteressant|niet_uit_te_lezen|ongeloofwaardig),
        (zit|zitten|ligt|loopt|lopen|slaapt) (niet|vreselijk|slecht|ongemakkelijk|hard|beroerd|voor_geen|niet_lekker|
        oncomfortabel|niet_fijn), (valt|viel|vallen) (steeds|telkens|elke_keer|voortdurend|om|snel) (uit|om|weg|af),
        (waardeloos|nutteloos|onbruikbaar|niet_bruikbaar) (ding|apparaat|product|spul),
        (lampjes|lamp|lampje|solarlampjes|licht|led|zaklamp) ~ (uit|zwak|doet_niks|geen_licht|flikker*|amper|
        nauwelijks|dood|te_weinig_licht),
        (zadel|stoel|matras|kussen|bank|schoenen) ~ (niet_te_harden|keihard|oncomfortabel|pijn|hard_als|doorgezakt|
        zitvlak), niet te harden,
        (maakt|maakte|poetst|krijgt|krijg) (niks|niets|nauwelijks|amper) (schoon|weg|droog|warm),
        (al|nu_al) (lauw|koud|leeg), (gaat|gaan|wil|wilde) niet aan, niet aan (te_krijgen|gegaan), afknapper,
        (krijgt|krijg) ~ (niet|geen) ~ (vol|schoon|warm|droog|heet|los|dicht)
      `,
    },
    damaged: {
      said: `
        kapot?, gebroken?, stuk?, bekrast*, deuk*?, gedeukt, geplet, verpletterd, gelekt?, lekkage?, gebarsten,
        barst?, bedorven, beschimmeld*, schimmel*?, onbeschadigd*, heel aangekomen, heelhuids, in goede staat?,
        gesmolten?, verwelkt*, in stukken, scherven?, gescheurd?, verrot*, gekneusd, beschadig*, schade,
        transportschade, lakschade, waterschade, vochtschade, verzendschade, krasje?, krasjes?, krasvrij, deukje?,
        deukjes?, heel?, intact, kras?, krassen?, (onbeschadigd|intact|heelhuids),
        (deuk*|kras*|barst*|scheur*|kapot|gebroken|gebarsten|gescheurd|stuk|lek|gelekt|beschadigd*|geplet|geknakt|
        verkreukeld|scherven|gesprongen)?, inhoud (nog)_(goed|heel|intact|oke), inhoud heel
      `,
      praise: `
        onbeschadigd*, heel aangekomen, alles heel?, heelhuids, in goede staat?, in perfecte staat?, in prima staat,
        in uitstekende staat, niets kapot, niets stuk, niets gebroken, zonder schade, geen schade, niet beschadigd,
        geen krasje, heel uit de doos, onbeschadigd, ongeschonden, perfecte staat?, goede staat?, zonder kras,
        niks kapot, heel gebleven, heel binnen, heel geleverd, alles nog heel, niets beschadigd, geen beschadiging*,
        geen krassen, geen deuken, goed en heel, intact, intact aangekomen, vers en onbeschadigd, in goede conditie,
        goede conditie, gezond aangekomen, planten ~ gezond, kwam heel, onbeschadigd aangekomen,
        (onbeschadigd*|intact|ongeschonden|in_één_stuk|in_een_stuk|zonder_schade|zonder_krasje|zonder_een_krasje|
        geen_schade|niets_kapot|niets_beschadigd|niks_kapot|niks_beschadigd|geen_deukje|geen_krasje|
        geen_enkele_beschadiging|alles_nog_heel|alles_heel|nog_helemaal_heel|heelhuids),
        (heel|gaaf|goed) (aangekomen|aan_gekomen|overgekomen), kwam heel aan
      `,
      complaint: `
        *beschadigd*, beschadiging*, kapot aangekomen, kapot geleverd, kwam kapot, kapot binnen, was kapot?,
        waren kapot?, is kapot?, kapotte?, kapot?, gebroken?, stuk aangekomen, was stuk?, waren stuk?, stuk geleverd,
        bekrast*, deuk, deuken, gedeukt, geplet, verpletterd, ingedeukt, gelekt?, leeggelopen, lekgegaan, gebarsten,
        barst?, barsten?, bedorven, beschimmeld*, schimmel*?, rot?, verrot*, gesmolten?, verwelkt*, in stukken,
        aan diggelen, scherven?, gescheurd?, opengescheurd, al open?, geopend?, open aangekomen, vies?, vieze?,
        vlek?, vlekken?, nat?, doorweekt?, over datum?, over de datum, slechte staat?, verbogen, krom?, ontdooid,
        gekneusd, dood aangekomen, diggelen, stuk?, geknapt?, platgedrukt, bekrast, beschadigd, beschadiging,
        uitgelopen?, gemorst, opengebarsten, open verpakking?, al geopend, zegel verbroken, gebruikt?, vuil?,
        doorweekt aangekomen, beschimmeld, schimmel?, verrot, verwelkt, slap?, dubbelgevouwen?, ezelsoren, geknakt,
        beschadigd aangekomen, beschadigd geleverd, licht beschadigd, zwaar beschadigd, beschadigde, beschadigt,
        transportschade, lakschade, kapot ontvangen, kapot bezorgd, kapot gekregen, kapot uit de doos,
        kapot in de doos, al kapot, alles kapot, kwam stuk, stuk ontvangen, stuk binnen, stuk uit de doos,
        in stukken aangekomen, in duizend stukken, gebroken aangekomen, gebroken geleverd, gebroken ontvangen,
        was gebroken, waren gebroken, glas gebroken, glas kapot, kapot glas, gebroken glas, pot gebroken, pot kapot,
        scheur in, scheurtje, scheurtjes, barst in, barstje in, hoekje af, hoek af, stukje af, stukje eraf,
        stuk eraf, stuk af, kras op, krassen op, kras in, krassen in, vol krassen, krasje op, krasjes op,
        met krassen, met een kras, deuk in, deuken in, deukje in, butsen, butsje, gebutst, deukt, gedeukte, vlek op,
        vlekken op, vlek in, vlekken in, vol vlekken, met vlekken, vies aangekomen, vuil aangekomen, vieze plek*,
        nat aangekomen, nat geworden, natgeregend, lekte, was lek, lek aangekomen, fles lek*, fles ~ gelekt,
        fles ~ open, pot ~ gelekt, leeggelekt, uitgelekt, was gelekt, overal gelekt, alles nat, alles zat onder,
        zat onder de, half leeg, halfleeg, leeg aangekomen, gesmolten aangekomen, was gesmolten, ontdooid aangekomen,
        bedorven aangekomen, bederf, rotte, rotte plekken, beurs, gekneusde, blauwe plekken, beschimmelde,
        was over datum, over de houdbaarheid*, houdbaarheidsdatum ~ verstreken, houdbaarheidsdatum verlopen,
        verlopen datum, verwelkt aangekomen, verlepte, verlept, dode plant, plant kapot, takken afgebroken,
        takken gebroken, afgebroken takken, scheef?, verbogen aangekomen, gedeukt aangekomen, geplet aangekomen,
        geplette, gekreukt, kreukels, verfrommeld, tweedehands product, al gebruikt, gebruikt product, leek gebruikt,
        leek tweedehands, al gedragen, was gedragen, zegel kapot, zegel open, al geopende, opengemaakt,
        (kwam|kwamen|aangekomen|arriveerde|binnen|geleverd|ontvangen|bezorgd|gekregen|uitgepakt|doos|pakket|inhoud|
        bij_aankomst|open) ~ (kapot|stuk|gebroken|gebarsten|scherven|beschadigd*|geplet|gedeukt|deuk|deuken|kras|
        krassen|barst|barsten|scheur|gescheurd|lek|gelekt|geknakt|verkreukeld|nat|doorweekt|gesprongen|gebutst|
        verwelkt|uitgedroogd|geplakt|verfrommeld|diggelen|open_gescheurd|dood|overleden|bedorven|gesmolten|ontdooid|
        verbogen|krom|smurrie|vies|gebruikt|leeggelopen|geschaafd|dubbelgevouwen|gehavend|beschimmeld|rot),
        (*fles|*flesje|*pot|*potje|potten|potjes|*glas|*spiegel|*vaas|*bord|borden|*mok|kopje|*lamp|*scherm|*doos|
        *deksel|*poot|*blad|*zakje|tube|*plant|*takken|boek|kaft|*lijst|eieren|ei|pak|blik|blikken|*kaars|*fust|
        *tegel|laptop|hoek|hoekje|rand|oor|oortje|filter|wijnfles*|flacon) (was|waren|zat|is|al|had|kwam|helemaal|met|
        in)_(kapot|stuk|gebroken|gebarsten|scherven|beschadigd*|geplet|gedeukt|deuk|een_deuk|een_kras|krassen|barst|
        een_barst|scheur|een_scheur|gescheurd|lek|gelekt|geknakt|verkreukeld|gesprongen|open|opengesprongen|verbogen|
        duizend_stukjes|stukken|diggelen),
        (*fles|*flesje|*pot|*potje|potten|potjes|*glas|*spiegel|*vaas|*bord|borden|*mok|*lamp|*scherm|deksel|zakje|
        tube|eieren) (kapot|stuk|gebroken|gebarsten|beschadigd|geplet|gesprongen|gelekt|lek|geknapt|gescheurd|gebutst|
        geleegd|ontploft), in (scherven|duizend_stukjes|stukken|gruzelementen|diggelen|duizend_stukken),
        (deuk|deuken|kras|krassen|barst|barsten|scheur|butsen|beschadiging|beschadigingen|schade|vlek|vlekken) (in|op|
        aan|aangekomen|over|langs|van_het_transport),
        (lekt|gelekt|leeggelopen|uitgelopen|doorweekt|overal_olie|alles_plakte|zat_onder),
        (transportschade|onderweg_gesneuveld|gesneuveld|gebutst|geplet|verfrommeld|kapotgegooid|half_dood|halfdood),
        (kluit|takken|blad|bloemen|stengel|steel) (eraf|er_af|afgebroken|geknakt|gebroken),
        (glas|ruit|spiegel|lijst|scherm|oor|hoek|poot|hoekje|pootje) ~ (gebroken|gebarsten|afgebroken|kapot|kras|
        gesprongen|af), (ingedeukt|ingedeukte|gedeukt),
        (fruit|sinaasappels|appels|groente*|peren|aardbeien|tomaten) ~ (rot|beschimmeld|beurs|geplet|bedorven),
        (bananen|fruit|aardbeien|tomaten|groente*|sla|bloemen|rozen|druiven|peren) ~ (bruin|papperig|beurs|rot|
        verlept|verwelkt|slap|geplet|schimmel*), gruzelementen, stukje van ~ af,
        (stukje|hoekje|scherf|schilfer) ~ (af|eraf|uit),
        (taart|cake|koekjes|chips|beschuit) ~ (stukken|kruimels|gruzels)
      `,
    },
    'wrong-item': {
      said: `
        verkeerde artikel, verkeerd artikel, verkeerd product, verkeerde product*, verkeerde maat, verkeerde kleur,
        verkeerd geleverd, verkeerde bestelling, verwisseld, ontbre*?, ontbrak*?, ontbrekend*?, incompleet,
        onvolledig*, compleet?, volledig?, iets anders?, ander product, ander artikel, mist?, miste?, missen?,
        verkeerde bestelling*, foutieve levering, foute levering, verwisseling, ander model?, andere maat?, mankeer*,
        (ontbreek*|ontbrak|ontbraken|ontbrekend*|mist|missen|miste|misten)?,
        (onderdeel|onderdelen|schroef*|handleiding|kabel|oplader|deksel|lader|batterijen|sleutel|
        accessoire*) ~ (ontbrak|ontbreekt|ontbraken|ontbreken|miste|mist|niet_bij|vergeten|vermist)
      `,
      praise: `
        alles compleet, compleet geleverd, bestelling compleet, alles zat erin, alles zat erbij, niets ontbrak,
        er ontbrak niets, precies wat ik besteld, precies wat ik bestelde, wat ik besteld had, alles klopte?,
        alles compleet geleverd, complete levering, bestelling klopte, bestelling klopt, alles zat in de doos,
        niets vergeten, juiste product, juiste artikel, juiste bestelling, goede product gekregen,
        precies zoals besteld, zoals besteld, alles aanwezig, helemaal compleet
      `,
      complaint: `
        verkeerde artikel*, verkeerd artikel, verkeerd product, verkeerde product*, verkeerde maat, verkeerde kleur,
        verkeerde model, verkeerd model, verkeerde smaak, verkeerde geleverd, verkeerd geleverd,
        verkeerde bestelling, verkeerd verstuurd, verkeerde gestuurd, verkeerde gekregen, verkeerde ontvangen,
        verkeerde exemplaar, foute artikel, foute maat, foute kleur, fout geleverd, verwisseld, ontbreekt?,
        ontbraken?, ontbrak?, ontbrekend*?, ontbreken?, miste?, misten?, ik mis?, mist een?, missend*?, incompleet,
        onvolledig*, niet compleet?, vergeten?, vergaten?, zat er niet bij, zat er niet in, zat niet in,
        niet in de doos, niet in het pakket, maar één van?, maar een van?, slechts één?, slechts een?,
        maar de helft?, de helft?, in plaats van?, in_plaats_van?, iets anders ontvangen, iets anders gekregen,
        iets heel anders, iets anders?, ander product, ander artikel, niet wat ik besteld, niet wat ik had besteld,
        niet wat ik bestelde, lege doos, te weinig geleverd, één schoen?, ik had ~ besteld geen, had ~ besteld geen,
        besteld ~ gekregen, besteld ~ kreeg, besteld ~ ontvangen?, besteld ~ geleverd?, ipv?, verkeerde?,
        verkeerd gestuurd, bestelling van iemand anders, niet besteld?, nooit besteld?, mist?, zat niet bij,
        zaten niet bij, zaten er niet in, vergeten bij te doen, vergeten mee te sturen, onvolledig,
        schroefjes ontbreken, verkeerde artikelen, verkeerde spullen, verkeerde variant, verkeerde versie,
        verkeerd boek, verkeerde boek, verkeerde schoenen, verkeerde broek, verkeerde shirt, verkeerde type,
        verkeerd type, verkeerde soort, verkeerd soort, verkeerde pakket, verkeerd pakket, verkeerde pakje,
        verkeerde geur, verkeerde onderdeel, verkeerd onderdeel, verkeerde ding, verkeerde aantal, verkeerd aantal,
        verkeerd artikelnummer, verkeerd opgestuurd, verkeerde opgestuurd, verkeerde toegestuurd, verkeerde bezorgd,
        verkeerde thuisgestuurd, verkeerde meegestuurd, fout artikel, fout product, foute product, foute bestelling,
        foutieve, foutief geleverd, foutieve levering, foute levering, andere maat gekregen, andere maat ontvangen,
        andere kleur gekregen, andere kleur ontvangen, ander model gekregen, ander model ontvangen,
        andere smaak gekregen, andere gekregen, andere ontvangen, andere geleverd, anders dan besteld, iets besteld,
        klopte niet met mijn bestelling, bestelling klopte niet, bestelling klopt niet, bestelling niet compleet,
        bestelling incompleet, niet volledig geleverd, niet compleet geleverd, niet alles, niet alles geleverd,
        niet alles ontvangen, niet alles zat, onderdeel ontbreekt, onderdelen ontbreken, onderdeel ontbrak,
        onderdelen ontbraken, onderdeel miste, onderdelen misten, onderdeel mist, mist een onderdeel,
        miste een onderdeel, schroef ontbr*, schroeven ontbr*, schroeven misten, artikel ontbr*, product ontbr*,
        item ontbr*, artikelen ontbr*, producten ontbr*, er miste, er mist, er ontbrak, er ontbraken, er ontbreekt,
        er misten, in het pakket ontbr*, in de doos ontbr*, zat maar één, zat er maar, zaten er maar,
        maar één gekregen, maar één ontvangen, maar één geleverd, een te weinig, één te weinig, te weinig ontvangen,
        te weinig gekregen, dubbel geleverd, dubbel gekregen, dubbel ontvangen, twee keer geleverd,
        vergeten mee te leveren, vergeten in te pakken, zijn vergeten, ben vergeten?, bestelling van iemand,
        bestelling van een ander, pakket van iemand anders, twee linkerschoenen, twee dezelfde, dekseltje ontbreekt,
        (*blauw|*groen|donkerrood|wijnrood|felrood|knalrood|zwart|wit|*grijs|roze|geel|bruin|beige|s|m|l|xl|heren|
        dames|twee|drie|vier|2|3|4|maat|links|groot|klein|vanille|één) ~ besteld (en|maar|dus|kreeg)_(groen|blauw|
        rood|zwart|wit|grijs|roze|geel|bruin|beige|s|m|l|xl|heren|dames|één|een|1|2|twee|kreeg|krijg|gekregen|
        ontvangen|maar),
        besteld ~ (gekregen|kreeg|krijg|ontvangen|geleverd|geleverd_gekregen|binnengekregen|kwam|kwamen|zat|zaten|
        opgestuurd) ~ (andere|ander|verkeerd*|iets_anders|maar_een|maar_1|de_helft|groen|blauw|rood|zwart|wit|grijs|
        roze|geel|bruin|dames|heren|kinder*|ipv),
        (kreeg|krijg|gekregen|ontvangen|ontving|geleverd|opgestuurd|gestuurd|zat|stuurden|kwam|doos|
        zaten) ~ (verkeerde|verkeerd|ander_product|andere_maat|iets_anders|andere_kleur|ander_artikel|ander_model|
        van_iemand_anders|andermans|iets_heel_anders|totaal_iets|maar_een|maar_één|maar_1|maar_twee|slechts_een|
        de_helft|twee_linker*|twee_dezelfde|foute|foutieve),
        (verkeerde|verkeerd|foute|foutieve|andere_dan) (artikel|product|maat|kleur|model|smaak|geur|bestelling|boek|
        doos|pakket|item|exemplaar|onderdeel|type|variant|schoenen|jurk|naam|tekst|ding|spullen|geleverd|gestuurd|
        verzonden|ontvangen|gekregen|gegraveerd|opgestuurd|editie|soort|lamp|versie|letter|hoesje),
        (was|waren) (die|dat|het|niet) (van|wat) (het|de|ik) (kleine|grote|andere|verkeerde|besteld|had),
        niet (wat|degene|die|hetgeen|het|dat) (ik|we|artikel|product|wat) (besteld|had|bestelde|heb|wij),
        (ontbrak|ontbraken|ontbreekt|ontbreken|miste|misten|mist) (de|het|er|een|nog|één|twee|onderdelen|wel|helaas|
        alleen|schroeven|schroefjes|in|aan|uit|mijn|drie),
        (zat|zaten) (er|maar|geen|niet) (maar|geen|niet|slechts)_(een|één|1|twee|2|drie|geen|in|bij|alles|schroeven|
        oplader|batterij*|handleiding|de_helft|oplaadkabel|kabel),
        er zat (geen|niet|maar|slechts) ~ (in|bij|doos|pakket),
        (fout|foutje|vergissing|verwisseld|omgewisseld|verwisseling|verhaspeld) (in|met|bij|gemaakt_bij) (bestelling|
        levering|de|het|zending|mijn),
        (half|halve|onvolledige|incomplete|niet_complete|onvolledig|incompleet|niet_compleet|
        niet_volledig) (bestelling|levering|pakket|geleverd|zending|set|ontvangen),
        (incompleet|onvolledig|niet_compleet),
        (vergeten) (mee_te_sturen|in_te_pakken|bij_te_doen|toe_te_voegen|erbij_te), fout gegraveerd,
        (zwart*|wit*|rood|rode|blauw*|groen*|geel|gele|grijs|grijze|roze|bruin*|beige) ~ besteld (zwart*|wit*|rood|
        rode|blauw*|groen*|geel|gele|grijs|grijze|roze|bruin*|beige) (gekregen|ontvangen|geleverd|gestuurd),
        besteld (zwart*|wit*|rood|rode|blauw*|groen*|geel|gele|grijs|grijze|roze|bruin*|beige) (gekregen|ontvangen|
        geleverd|gestuurd),
        besteld ~ (eentje|een|één|witte|zwarte|blauwe|groene|rode|grijze|ander) (gekregen|ontvangen|geleverd|
        gestuurd),
        (kreeg|gekregen|ontvangen|gestuurd) ~ (van_een_andere|andere_club|van_een_ander|ander_merk|andere_versie|
        niet_ingepakt), (helft|deel) (van)_(mn|mijn|m'n|de) (bestelling|spullen) (ontbrak|ontbreekt|mist|miste|niet),
        (linker|rechter) (linker*|schoenen), twee (linker*|rechter*),
        (kreeg|gekregen|ontvangen|gestuurd|geleverd) ~ in_plaats_van,
        (kreeg|gekregen|ontvangen|gestuurd|geleverd) ~ ipv, te weinig in de (doos|verpakking|zak|envelop),
        (één|een|1|twee) (boek|stuk|pak|fles|doos|zakje|shirt|paar) te weinig,
        (hoorden|hoorde|moesten|zouden) ~ (in_te_zitten|in_zitten|bij_te_zitten|bij_zitten),
        (telde|tel|geteld) (er|maar|slechts), (verkeerde|foute) (naam|tekst|datum|letter|gravure|initialen)
      `,
    },
    'size-fit': {
      said: `
        maat, maten, maattabel*, matentabel*, maatvoering, pasvorm, past?, passen?, paste, pasten, gepast?,
        afmeting*, lengte?, breedte?, mouw*, taille, heup*?, te groot?, te strak, te wijd, te breed?, valt klein,
        valt groot, vallen klein, vallen groot, zit strak, zit los?, cm?, xl, xxl, schoenmaat, grote maten,
        in h_leest, leest?, wijdte, wijdtes, breedtemaat, kleine maten, lange maten, halve maten, maattabel,
        welke maat, afmetingen, hoe groot?, hoe lang is, hoe breed?, hoe hoog?, hoe diep?, omtrek, heupwijdte,
        borstomvang, binnenbeen, ringmaat, cupmaat, maatje, maatjes, herenmaat, damesmaat, kindermaat, kledingmaat,
        broekmaat, kledingmaten, schoenmaten, ringmaten, babymaat, kindermaten, tussenmaat, tussenmaten, maatadvies,
        maatgids, matentabellen, maatinformatie, maataanduiding, maatkeuze, maatwijzer, maatkaart, aanpassen?,
        passend, pasvorm*, formaat, formaten, grootte, hoogte?, diepte?, omvang, centimeter*, mm?, valt normaal,
        oversized, tailleert, wijde?, smalle?, brede?, brede voeten, smalle voeten, lange benen, korte benen,
        kleine voeten, grote voeten, mouwen, mouw, pijpen, broekspijpen, schouders?, boezem, buste, plussize,
        grote maat, kleine maat, xs, xxxl, maat s, maat m, maat l, *maat, matentabel, formaat*, *formaat, hoogte,
        breedte, lengte, diepte, diameter, cm, millimeter*, mm,
        (maat|maatje|in) (s|m|l|xl|xxl|xs|34|35|36|37|38|39|40|41|42|43|44|45|46|48|50|52), (s|m|l|xl|xxl|xs)?,
        paste?, passend?, mouwen?, mouw?, pijpen?, schacht?, wreef, leest, voet?,
        smalle (voet*|hiel*|schouders|heupen|taille), brede (voet*|schouders|heupen|kuiten),
        (hoe) (groot|lang|breed|hoog|diep|dik|ruim|zwaar)
      `,
      praise: `
        past perfect, past goed, past prima, past precies, past als gegoten, past heerlijk, past heel goed,
        past super, past mooi, past uitstekend, passen perfect, passen goed, passen prima, passen als,
        passen precies, zit perfect, zit als gegoten, zit mooi, zitten perfect, zitten als gegoten, goede pasvorm,
        fijne pasvorm, mooie pasvorm, perfecte pasvorm, pasvorm ~ goed, pasvorm ~ perfect, pasvorm ~ fijn,
        maat klopt, maat klopte, maten kloppen, maat ~ goed, juiste maat, goede maat, perfecte maat,
        maattabel ~ handig, maattabel ~ goed, valt normaal, als gegoten?, formaat ~ perfect, perfect formaat,
        goed formaat?, zit goed?, precies op maat?, op maat?, goede lengte?, blijft zitten?, gemaakt voor mij?,
        past?, passen?, past mij, past me, past hem, past haar, past ons, past helemaal, past echt, past exact,
        past fantastisch, past geweldig, past netjes, past gewoon, past keurig, past lekker, past meteen,
        past in één keer, passen super, passen heerlijk, passen mooi, zit heel goed, zit echt goed, zitten goed,
        zit lekker ruim, goed passend, perfect passend, maat klopt precies, maat is goed, maat is perfect,
        maat was goed, maat is precies, maten kloppen goed, valt goed, valt mooi, valt precies, valt op maat,
        valt netjes, fijn model, mooi model, goed model, perfect model, fijne lengte, mooie lengte, perfecte lengte,
        juiste lengte, juiste formaat, mooi formaat, handig formaat, fijn formaat, ideaal formaat, formaat ~ goed,
        formaat ~ fijn, formaat ~ ideaal, formaat ~ handig, lekker ruim, mooi ruim, precies groot genoeg,
        groot genoeg, ook voor brede voeten, handige maattabel, duidelijke maattabel, goede maattabel,
        maatadvies klopte, maatadvies ~ goed, maattabel klopt,
        (past|passen|paste|zit|zitten|sluit|valt|vallen|staat) (perfect|precies|als_gegoten|goed|prima|mooi|super|
        netjes|heerlijk_strak|keurig|geweldig|fantastisch|op_maat|om|normaal|naar_maat|ideaal|uitstekend|aan_de|
        heel_goed|gelijk|meteen|eindelijk), als gegoten,
        (pasvorm|maat|maten|lengte|maatvoering|afmetingen|formaat) ~ (perfect|goed|precies|prima|klopt|kloppen|top|
        super|ideaal|mooi|juist|fijn|heerlijk|geweldig|handig|uitstekend|juiste|zoals|passend|overeen),
        (goede|perfecte|fijne|mooie|juiste|prima|heerlijke|super|ideale|geweldige|handige) (pasvorm|maat|maatvoering|
        maten|lengte|formaat|pasform|afmeting|afmetingen),
        (precies|perfect|mooi|goed|exact) (op_maat|passend|de_juiste_maat|mijn_maat|in_de_nis|tussen|onder_het),
        (valt|vallen) (mooi|normaal|goed|op_maat|soepel|precies),
        om mijn (smalle|brede|hiel|voeten|taille|heupen|polsen|kuiten),
        eindelijk ~ (past|passen|maat|lang_genoeg|wijd_genoeg|lengte)
      `,
      complaint: `
        te klein*?, te groot?, te grote?, te strak*, te wijd*, te kort*?, te smal*, te breed?, te lange?,
        iets te klein, valt klein, valt groot, valt erg klein, valt erg groot, valt kleiner, valt groter,
        valt te klein, valt te groot, valt ~ klein, valt ~ groot, vallen klein, vallen groot, vallen ~ klein,
        vallen ~ groot, kleiner dan?, groter dan verwacht, groter dan ik, korter dan, strakker dan, past niet,
        passen niet, paste niet, pasten niet, niet gepast, zit niet goed, zitten niet goed, zit te strak, zit strak,
        slechte pasvorm, rare pasvorm, pasvorm ~ slecht, pasvorm ~ niet, pasvorm ~ raar, pasvorm ~ vreemd,
        maat ~ niet, maten ~ niet, maten kloppen niet, maat klopt niet, maatvoering ~ niet, maatvoering ~ vreemd,
        maattabel ~ niet, maattabel klopt niet, maattabel ~ onduidelijk, geen maattabel, geen maten, geen afmetingen,
        maten ontbreken, afmetingen ontbreken, betere maattabel, duidelijkere maat*, onzeker ~ maat, twijfel* ~ maat,
        twijfel over de maat, twijfelde over de maat, welke maat, juiste maat kiezen, niet zeker ~ maat,
        weet niet welke maat, wist niet welke maat, enorm groot?, piepklein?, lubbert, knelt bij, afmetingen ~ niet,
        formaat ~ tegen, te krap, te strak, te wijd, te nauw, krap?, valt raar?, maatje groter, maatje kleiner,
        maat groter, maat kleiner, krijg ~ niet dicht, niet dicht?, gaat niet dicht, kom er niet in, slobbert?,
        zwem erin, hangt om me, sleept?, sleept over, kindermaat, poppenmaat, gigantisch?, cm korter, cm langer,
        cm breder, tussen twee maten, spant?, veel te klein, veel te groot, net te klein, net te groot,
        beetje te klein, beetje te groot, iets te groot, iets te kort, iets te lang, iets te strak, iets te wijd,
        iets te smal, te kleine maat, te grote maat, is te groot, was te groot, zijn te groot, waren te groot,
        is te lang, te lang voor, mouwen te, pijpen te, mouwen ~ te kort, mouwen ~ te lang, pijpen ~ te lang,
        pijpen ~ te kort, broek ~ te lang, jurk ~ te lang, jurk ~ te kort, te lange mouwen, te lange pijpen,
        te korte mouwen, erg klein, heel klein, erg groot, heel groot, erg krap, zit krap, valt krap, vallen krap,
        valt ruim, vallen ruim, valt kort, valt lang, valt smal, vallen smal, valt strak, valt wijd, valt anders,
        vallen anders, valt niet normaal, valt ~ kleiner, valt ~ groter, vallen kleiner, vallen groter,
        kleiner dan verwacht, kleiner dan gedacht, kleiner dan ik dacht, kleiner dan op de foto, groter dan gedacht,
        groter dan ik dacht, groter als verwacht, kleiner als verwacht, langer dan verwacht, korter dan verwacht,
        smaller dan, breder dan, past helemaal niet, past totaal niet, past net niet, past me niet, past mij niet,
        past niet goed, past niet meer, past niemand, past voor geen meter, passen helemaal niet, passen niet goed,
        paste helaas niet, paste totaal niet, niet passend, zit niet mooi, zit raar, zit vreemd, zit te los,
        zit te wijd, zit veel te, zitten te strak, zitten te los, knelt in de, strak om, wijd om, pasvorm kan beter,
        pasvorm valt tegen, pasvorm ~ tegen, vreemde pasvorm, maat valt, maat viel, maten vallen, maten vielen,
        maat te klein, maat te groot, maten ~ kleiner, maten ~ groter, maat klopte niet, maten klopten niet,
        maatvoering klopt niet, maatvoering klopt, maten verschillen, maat verschilt, maten ~ verschillend,
        maten ~ anders, per merk anders, per merk verschillend, ander merk andere maat, afwijkende maten,
        afwijkende maat, maat wijkt af, maten wijken af, maat groter bestel*, maat kleiner bestel*,
        maat groter nodig, maat kleiner nodig, bestel een maat groter, een maat groter, een maat kleiner,
        twijfel tussen twee maten, maat twijfel, welke maat ik, welke maat moet, maat kiezen, maat gok*,
        gokken op maat, onduidelijke maten, onduidelijke maat, maten onduidelijk, maat onduidelijk,
        matentabel ~ niet, matentabel klopt niet, slechte maattabel, maatadvies klopte niet, maatadvies ~ niet,
        geen maatadvies, geen matentabel, afmetingen kloppen niet, afmetingen onduidelijk, afmeting klopt niet,
        geen afmeting, afmetingen niet, formaat ~ klein, formaat ~ kleiner, formaat ~ groot, formaat ~ niet,
        krijg het niet dicht, krijg hem niet dicht, rits niet dicht, er niet in passen, pas er niet in,
        past er niet in, past er niet op, past niet op, past niet in, past niet bij mijn, past niet om, te klein,
        (valt|vallen|viel|vielen|uitgevallen) (klein|groot|kleiner|groter|smal|ruim|krap|heel|erg|veel|wat|te|enorm|
        nogal|kort|lang|breed) (uit|aan),
        (te|veel_te|net_te|iets_te|ietsje_te|een_beetje_te|wat_te|erg_te) (klein|groot|krap|strak|wijd|ruim|kort|lang|
        smal|breed|nauw|hoog|laag|kleine|grote|korte|lange|smalle|krappe),
        (maat|maten|maatje|maatvoering|maattabel|matentabel|pasvorm|afmetingen|formaat|maatadvies) ~ (klopt_niet|
        kloppen_niet|klopt|niet|verkeerd*|raar|vreemd|anders|tegen|groter_nodig|kleiner_nodig|kleiner|misleid*|fout|
        onduidelijk|belachelijk|slecht*|afwijk*|onbetrouwbaar|te),
        (maat|maatje) (groter|kleiner) (nemen|bestellen|nodig|genomen|besteld|kopen|pakken|had),
        (knelt|knellen|klemt|trekt|spant|slobbert|slobberig*|zakt_af|afzakt|lubbert|sluit_niet|krijg_hem_niet_dicht|
        niet_dicht|snijdt_in|drukt|stoot),
        (past|passen|paste|pasten) (niet|nergens|voor_geen|net_niet|helaas_niet|totaal_niet|er_niet|niet_in|niet_eens|
        amper|nauwelijks|mij_niet|geen), niet (passend|op_maat|te_sluiten|dicht_te_krijgen|aan_te_krijgen),
        (krijg|kreeg|kom|kwam) (er|hem|het|ze|m) (niet|nauwelijks|amper) (aan|in|dicht|uit|over),
        (kindermaat|poppenmaat|hobbitmaat|lijkt_wel_kinder*|tent|hobbezak|aardappelzak|worst|kabouter*),
        (veel|stuk|beduidend|kleiner|groter) (kleiner|groter|korter|langer|smaller|breder|dan) (dan|op|verwacht|als|
        gedacht|uit),
        (wijd|krap|strak|ruim|smal|breed) (in|bij|om|rond|op) (de|het|mijn|mn|m'n) (schouders|taille|heupen|borst|
        kuiten|buik|dijen|mouwen|voet|wreef), (mouwen|pijpen|broekspijpen) ~ (te_kort|te_lang|kort|lang),
        paste ~ (net|niet|cm) (niet|cm|in), lijkt wel ~ kinderen
      `,
    },
    material: {
      said: `
        materia*, stoffen, katoen*, wol, wollen, merino, linnen, leer, leren?, *leer, polyester, zijde, kasjmier,
        fluweel, viscose, acryl?, plastic?, kunststof, hout?, houten?, eiken, metaal?, rvs, staal?, glas?, keramiek,
        zilver*?, *ingredient*, ingrediënt*, allerg*, gluten*, lactose*, noten?, toevoeging*, e_nummers,
        conserveringsmiddel*, parabenen, siliconen, palmolie, chemische?, samenstelling, textuur?, dik?, dun?,
        dunne?, kriebel*, zacht*?, ademend*, doorschijnend*, doorzichtig*?, stretch, rekbaar, voering, gevoerd,
        nikkel, katoen, alpaca, suède, grenen, bamboe, messing?, porselein, rubber?, latex, vulling?, ingrediënten,
        allergenen, allergie, allergisch, gluten, lactose, stof?, stofje, stofkwaliteit, spijkerstof, jersey, denim,
        fleece, dons, donsvulling, teddystof, badstof, vilt, corduroy, ribstof, satijn, kant?, tule, merinowol,
        lamswol, schapenwol, suede, nubuck, leder, lederen, kunstleer, imitatieleer, walnoot?, notenhout, beuken,
        teak, mdf, fineer, multiplex, spaanplaat, aluminium, ijzer?, gietijzer, koper?, marmer, elastaan, nylon,
        microvezel, materiaalkeuze, materialen, bestanddelen, inhoudsstoffen, voedingswaarde*, allergeen, glutenvrij,
        lactosevrij, suikervrij?, sulfaten, sulfaatvrij, parabeenvrij, hypoallergeen, parfumvrij?, alcohol?, vet?,
        zonder gluten, zoetstof*, kleurstof*, pinda*, soja, textiel, *katoen*, *wol, *leder, *linnen, zijde?,
        zijden?, velours, acryl*, stretch?, spandex, *stof, *hout, *houten, hout, eiken*, teak*, rotan, riet,
        laminaat, metaal, metalen, staal, stalen, gietijzer*, messing, koperen, goud*?, verguld, nikkel*, *porselein,
        aardewerk, kristal, *rubber, rubberen, plastic, plastieken, kunststof*, nepleer, dons*, traagschuim,
        schuimrubber, vulling, materiaal, notenallergie, glutenvrij*, lactosevrij*, alcoholvrij?, toevoegingen,
        conserveringsmiddelen,
        (bevat|zit|zitten|zonder|sporen|vrij) ~ (noten|pinda*|gluten|lactose|melk|soja|ei|parfum|parabenen|alcohol|
        nikkel|palmolie|suiker|siliconen|sulfaten|plastic), superwash, van welk (materiaal|hout), waar ~ van gemaakt,
        (echt|echte|vol|massief|massieve|puur|pure) (leer|leder|hout|eiken|wol|wollen|katoen|zilver|goud|zijde|linnen|
        dons|eikenhout|metaal)
      `,
      praise: `
        zacht?, zachte?, heerlijk zacht, lekker zacht, superzacht, super zacht, zachte stof, fijne stof, mooie stof,
        goede stof, lekkere stof, stof ~ fijn, stof ~ mooi, stof ~ zacht, mooi materiaal, fijn materiaal,
        goed materiaal, materiaal ~ fijn, materiaal ~ goed, materiaal ~ mooi, mooie materialen, ademend*,
        kriebelt niet, echt leer, massief hout, puur katoen, 100_katoen, goede ingrediënten,
        natuurlijke ingrediënten, pure ingrediënten, fijne ingrediënten, zonder toevoegingen, zonder e_nummers,
        zonder parabenen, glutenvrij, voelt fijn?, voelt zacht, voelt heerlijk, voelt lekker?, voelt goed aan?,
        fijne textuur, lekker dik, als een wolkje?, wolkje?, boterzacht, zijdezacht, fluweelzacht, donzig, echt hout,
        massief?, zuivere wol, stevige stof, dikke stof, ademend?, zacht materiaal, heel zacht, zo zacht, erg zacht,
        mooi zacht, superzachte, zachte wol, zacht katoen, zachte katoen, fijn zacht, heerlijk zachte, prettige stof,
        prettig materiaal, lekker materiaal, lekkere zachte, stof is, stof voelt, stof ~ heerlijk, stof ~ prettig,
        stof ~ lekker, stof ~ goed, stof ~ stevig, materiaal ~ stevig, materiaal ~ zacht, materiaal ~ prettig,
        materiaal voelt, stevig materiaal, degelijk materiaal, prachtig materiaal, hoogwaardig materiaal,
        hoogwaardige materialen, goede materialen, fijne materialen, natuurlijke materialen, natuurlijk materiaal,
        natuurlijke stoffen, mooi hout, mooi leer, soepel leer, zacht leer, goed leer, prachtig hout, prachtige stof,
        heerlijke stof, fijn katoen, mooie wol, fijne wol, ademende stof, ademt goed, ademt, rekt mee,
        lekker stretch, fijn op de huid, zacht op de huid, prettig op de huid, voelt fijn aan, voelt zacht aan,
        voelt prettig aan, voelt heerlijk aan, geen gekriebel, geen rare stoffen, geen toevoegingen, geen chemische,
        geen suiker, puur natuur, natuurlijk?, natuurlijke?, alleen natuurlijke, zonder rommel, goede samenstelling,
        mooie ingrediënten,
        (heerlijk|lekker|zo|super|fijn|prachtig|onwijs|mooi|heel|zalig|erg|echt) (zacht|zachte|soepel|zachtjes|
        ademend|luchtig|stofje|stof|materiaal|leer|wol|katoen|hout|kwaliteit_stof|glad|dik|soepele|zachtheid),
        (*zachte|superzacht*|boterzacht*|fluweelzacht*|donszacht*|zijdezacht*|soepele|ademende|luchtige),
        (stof|stofje|leer|katoen|wol|materiaal|linnen|zijde|hout|dekbed|lakens|deken|trui) ~ (zacht|soepel|heerlijk|
        lekker|fijn|prachtig|mooi|luchtig|prettig|geweldig|top|ademt|dik|stevig|natuurlijk|premium|perfect|goed|prima|
        luxe|kriebelt_niet|glad|koel|zalig),
        (mooi|prachtig|mooie|prachtige|fijn|fijne|heerlijk|heerlijke|goed|goede|prettig|prettige|lekker|lekkere|zacht|
        zachte|natuurlijk|natuurlijke|stevig|stevige|dikke|echt|echte|schitterend|schitterende|eerlijk|puur|
        pure) (stof|stofje|stoffen|leer|leder|katoen|wol|hout|materiaal|materialen|linnen|zijde|ingrediënten|
        eikenhout|keramiek|porselein|samenstelling|metaal),
        voelt (heerlijk|zacht|lekker|fijn|prettig|luxe_aan|zijdezacht|boterzacht|zo_zacht) (aan|zacht|op),
        (kriebelt|prikt|jeukt) niet, lekker op de huid,
        (dik|dikke|zwaar|lekker_dik|stevig|zuiver) (katoen|wol|leer|linnen|stof|stofje),
        (katoen|wol|leer) (is|lekker) (dik|zwaar|stevig)
      `,
      complaint: `
        kriebelt, kriebelig, kriebelen, jeukt?, prikkelt, doorschijnend*, doorzichtig*?, schijnt door, te dun*?,
        erg dun*, heel dun*, dunne stof, dun stofje, dun materiaal, stof ~ dun?, materiaal ~ dun, te dik?, stug*?,
        stijf?, stijve?, hard materiaal, ruw*?, geen echt leer, nepleer, nep leer, kunstleer, geen leer, geen katoen,
        polyester, synthetisch*, zweten?, ga je zweten, niet ademend, ademt niet, voelt als plastic, plasticachtig,
        van plastic, alles plastic, slecht materiaal, goedkoop materiaal, goedkope stof, palmolie,
        te veel toevoegingen, te veel suiker, ingrediënten ~ niet, geen ingrediënten, ingrediënten ontbreken,
        allergenen ~ niet, bevat nikkel, spaanplaat, fineer, prikt?, ruw?, stug?, doorschijnend, doorzichtig?,
        flinterdun, dun?, plastic gevoel, geen hout, acryl?, zweet?, zweterig?, statisch?, haart?, pluist?,
        e_nummers, conserveringsmiddel*, kriebelende, kriebelt enorm, stof kriebelt, stof ~ kriebel*, wol kriebelt,
        jeukende stof, ruwe stof, harde stof, stijve stof, stugge stof, stof ~ stug, stof ~ stijf, stof ~ ruw,
        stof ~ hard, stof ~ slecht, stof ~ goedkoop, stof ~ tegen, stof voelt goedkoop, stof voelt plastic*,
        materiaal ~ slecht, materiaal ~ goedkoop, materiaal ~ tegen, materiaal ~ hard, materiaal ~ stug,
        materiaal voelt, goedkope materialen, slechte materialen, slechte stof, dunne stoffen, te dunne stof,
        heel dun, te dun, erg dun, dunner dan, veel te dun, zo dun, te stug, te stijf, te hard materiaal,
        ademt totaal niet, ademt slecht, plakt aan je, plakt aan de huid, zweten in, zweet je, statische,
        voelt synthetisch, voelt nep, voelt plasticachtig, plastic in plaats van, geen echte wol, geen wol,
        niet van leer, niet van hout, niet echt leer, niet echt hout, geen massief, geen puur, nephout,
        hout ~ splinter*, splinters, splintert, goedkoop plastic, dun plastic, hard plastic, plastic onderdelen,
        kreukt, kreukt snel, bevat ~ suiker, bevat gluten, bevat noten, bevat alcohol, bevat palmolie,
        bevat parabenen, te veel chemische, veel chemische, veel toevoegingen, vol e_nummers, vol toevoegingen,
        vol chemische, geen allergie_informatie, geen allergenen*, allergenen ontbreken, allergie voor,
        allergisch voor, reageer allergisch, niet glutenvrij, niet lactosevrij, verkeerde ingrediënten, wat zit erin,
        wat erin zit, weet niet wat erin,
        (stof|stofje|leer|katoen|wol|materiaal|linnen|trui|broek|shirt|lakens|deken|hout|dekbed|stoffen|vest|sjaal|
        jurk|gordijn*) ~ (kriebel*|prik*|jeuk*|stug|dun|doorschijnend|doorzichtig|plasticachtig|synthetisch|ruw|hard|
        stijf|goedkoop|plakt|zweten|zweet|kreukt|kreukel*|stinkt_chemisch|nep|flinterdun|statisch|zwaar|dunner|
        tegenvall*|niet_echt|geen_echt|ademt_niet|dunne|dunnetjes|lubber*|broeit|broeierig|schuur*),
        (kriebel|kriebelt|kriebelen|kriebelig*|prikt|prikken|prikkerig*|jeukt|jeuken|kriebeltrui|stug|stugge|
        flinterdun*|doorschijnend*|doorzichtig*|plakkerig_op_de_huid|plasticachtig*|synthetisch*|kreukt|kreukgevoelig|
        broeit|broeierig), (nep|namaak|imitatie|kunst|fake) (leer|leder|wol|zijde|hout|bont),
        (geen|niet|dacht|verwacht*|stond|beloofd|lijkt|zogenaamd|zgn|in_plaats_van|ipv|verwachtte) ~ (echt_leer|
        echte_wol|massief|massief_hout|echt_hout|metaal|leer|hout|wol|katoen|eiken|rvs|glas|zijde|zilver) ~ (plastic|
        polyester|nep|spaanplaat|fineer|kunststof|kunstleer|mdf|acryl|synthetisch|verwacht|gewoon|maar),
        (plastic|polyester|kunststof|spaanplaat|mdf|kunstleer|nepleer|fineer) ~ (in_plaats|ipv|plaats_van|verwacht*|
        terwijl|zogenaamd|verkocht|geen),
        (gewoon|puur|allemaal|goedkoop|goedkope|dun|dunne|hard|lelijk|slap|100_procent|één_en_al) (plastic|polyester|
        kunststof|spaanplaat|acryl),
        (te|erg|heel|nogal|zo|veel_te|wel_erg|vrij) (dun|stug|stijf|ruw|doorschijnend|synthetisch|hard_leer|dunne),
        (allergisch|allergische_reactie|allergie|reageer*|nikkel|uitslag) (van|op|voor|door|in)
      `,
    },
    colour: {
      said: `
        kleur, kleuren, *kleur, *kleuren, kleurtje*, tint, tinten, kleurrijk*, beige?, turquoise?, donkerder?,
        lichter?, pastel*?, in het blauw, in het zwart, in het rood, in het groen, in het roze, in het wit,
        in het grijs, kleurkeuze, bordeaux, mosgroen, groen?, blauw?, rood?, geel?, oranje?, paars?, roze?, grijs?,
        grijze?, groene?, blauwe?, rode?, gele?, bruin?, zwart?, wit?, turkoois, mosterd?, terracotta, petrol?,
        kleurstelling*, kleurcombinatie*, kleurtoon, kleurtint, kleurvariant*, kleurkaart, kleurverschil, kleurecht*,
        kleurvast, kleuropties, tintje, nuance, lichtblauw*, donkerblauw*, lichtgroen*, donkergroen*, lichtgrijs*,
        donkergrijs*, donkerrood*, lichtroze*, lila, crème?, ecru, taupe, zalmroze, antraciet, goudkleurig*,
        zilverkleurig*, gekleurd*, *kleurig, *kleurige, shade, in het bruin, in het paars, in het geel, in het beige,
        in een andere kleur, welke kleur, kleur*, *kleurig*, tint*, kleurverschil*, nuance?,
        (in_het|in|ook_in|kleur) (zwart|wit|rood|groen|blauw|geel|roze|paars|grijs|bruin|beige|oranje|turquoise|mint|
        oker|taupe|lila|bordeaux|marine|petrol|zalm|creme|antraciet|zand|olijf*|saliegroen|terracotta|mosterd),
        (zwart*|wit|witte|rood|rode|groen*|blauw*|geel|gele|roze|paars*|grijs|grijze|bruin*|beige|oranje|turquoise|
        mint*|oker*|taupe|lila|bordeaux|*blauw|*groen|donkerrood|wijnrood|felrood|knalrood|*geel|*grijs|*bruin|*roze|
        *wit|petrol|antraciet|mosterdgeel|okergeel|delftsblauw*)?, donkerder, feller, fletser
      `,
      praise: `
        mooie kleur*, prachtige kleur*, leuke kleur*, fijne kleur*, geweldige kleur*, schitterende kleur*,
        kleur ~ mooi, kleur ~ prachtig, kleuren ~ mooi, kleuren ~ prachtig, kleur ~ precies, kleur klopt,
        kleur ~ zoals, kleur ~ hetzelfde, felle kleuren, levendige kleuren, perfecte kleur, perfecte tint,
        kleur ~ perfect, prachtig diep, die kleur, mooie kleur, mooie kleuren, prachtige kleur, prachtige kleuren,
        kleur prachtig, precies de goede kleur, stralend?, mooie tint, prachtige tint, mooie tinten, mooie kleurtjes,
        leuke kleurtjes, vrolijke kleur*, frisse kleur*, warme kleur*, heldere kleur*, diepe kleur*, volle kleur*,
        zachte kleur*, bijzondere kleur*, unieke kleur*, goede kleur, juiste kleur, kleur is mooi, kleur is prachtig,
        kleur is perfect, kleur is precies, kleur is super, kleur is geweldig, kleuren zijn mooi, kleuren ~ leuk,
        kleuren ~ vrolijk, kleuren ~ fel, kleur ~ leuk, kleur ~ schitterend, kleur ~ fantastisch, kleur ~ geweldig,
        kleur ~ super, kleur ~ top, kleur ~ fijn, kleur ~ goed, kleur staat, kleur past, kleur komt overeen,
        kleuren kloppen, kleur blijft, mooi van kleur, prachtig van kleur, mooie kleurcombinatie, mooi wit,
        mooi blauw, mooi groen, mooi rood, mooi zwart, mooi roze, mooi grijs, mooi bruin, mooie kleurstelling,
        (mooi|mooie|prachtig|prachtige|schitterend|schitterende|geweldig|geweldige|heerlijk|fantastisch|fantastische|
        diep|diepe|warm|warme|vrolijk|vrolijke|zacht|zachte|perfect|perfecte|leuk|leuke|fris|frisse|sprekende|wat_een|
        levendige|zalig|fijne|fijn|super|wauw) (een|schitterend|mooi|dat|die|zacht|helder|diep)_(kleur|kleuren|
        kleurtje|tint|blauw|rood|groen|geel|roze|paars|grijs|bruin|wit|zwart|oranje|petrol|oker|turquoise|kobaltblauw|
        donkerblauw|lichtblauw|saliegroen|kleurtjes),
        (mooi|mooie|prachtig|prachtige|schitterend|schitterende|geweldige|heerlijke|fantastische|diepe|warme|vrolijke|
        perfecte|leuke|frisse|sprekende|levendige|super|diep|zacht|zachte|fraaie|felle_maar_mooie) (kleur|kleuren|
        kleurtje|tint|tinten|blauw|rood|groen|geel|roze|paars|grijs|bruin|wit|zwart|oranje|petrol|oker|turquoise|
        *blauw|*groen|kleurtjes|donkerrood|wijnrood|felrood|knalrood),
        (kleur|kleuren|tint|kleurtje|blauw|rood|groen|geel|roze|*groen|*blauw) ~ (mooi|prachtig|schitterend|geweldig|
        perfect|fantastisch|vrolijk|sprekend|goed|precies|klopt|zoals|heerlijk|super|leuk|past|levendig|als_op|
        komt_overeen|echt_mooi|fraai|om_te_zoenen|spat)
      `,
      complaint: `
        kleur ~ anders, kleuren ~ anders, andere kleur?, kleur wijkt af, kleur klopt niet, kleur ~ niet,
        kleuren ~ niet, donkerder dan, lichter dan, valer dan, doffer, flets?, vale kleur, kleur ~ tegen,
        kleur ~ vervaagd, kleur ~ verbleekt, verkleurd*?, geeft af, gaf af, geven af, kleur af, meer kleuren?,
        andere kleuren?, meer kleurkeuze, meer tinten, kleur anders, andere tint, veel donkerder, veel lichter,
        feller dan?, fletser, valer?, vaal?, vaag?, verbleekt?, verschoten, verkleurd?, kleur geeft af,
        uitgelopen kleur, te fel?, knalgeel, te oranje, lijkt meer op?, meer grijs dan, alleen in zwart?,
        kleur is anders, kleur was anders, kleuren kloppen niet, kleur valt tegen, kleur viel tegen,
        kleuren vallen tegen, kleur ~ donkerder, kleur ~ lichter, kleur ~ feller, kleur ~ valer, kleur ~ fletser,
        kleur ~ fel, kleur ~ saai, kleur ~ lelijk, kleur ~ raar, kleur ~ flets, kleur ~ doffer, kleur ~ vaal,
        kleur ~ niet mooi, lelijke kleur, lelijke kleuren, rare kleur, saaie kleur, saaie kleuren, fletse kleur,
        fletse kleuren, doffe kleur, doffe kleuren, felle kleur, te felle kleur, te donkere kleur, te lichte kleur,
        kleurverschil, kleur verschilt, kleuren verschillen, afwijkende kleur, kleuren wijken af,
        kleur komt niet overeen, kleur niet zoals, kleur niet hetzelfde, andere kleur dan, anders van kleur,
        donkerder dan op, lichter dan op, donkerder van kleur, lichter van kleur, in het echt donkerder,
        in het echt lichter, in het echt anders, te donker, te licht van kleur, is te licht, kleur ~ uitgelopen,
        kleur loopt uit, kleur verdwijnt, kleur verloren, verliest kleur, kleur ging eruit, kleur ~ wassen,
        na het wassen ~ kleur, verkleurt, verkleuren, verbleekte, kleurt af, verft af, geeft kleur af, meer kleur,
        andere kleurtjes, weinig kleuren, geen kleuren, weinig kleurkeuze, geen andere kleuren,
        (kleur|kleuren|tint) ~ (anders|andere|niet|valt_tegen|flets|dof|lelijk|afwijk*|afgewe*|vaal|vies|donkerder|
        lichter|fel|saai|verschil*|klopt_niet|totaal|tegenvall*|verkeerd|onecht|bleek|schreeuwerig|niet_zoals|jammer),
        (andere|verkeerde|afwijkende|fletse|lelijke|vale|doffe|rare|saaie|verschillende) (kleur|kleuren|tint|tinten),
        (in_het_echt|in_werkelijkheid|in_het_daglicht|in_real|eenmaal_thuis|op_de_foto|foto|foto's|scherm|website|
        site|afbeelding) ~ (groen*|blauw*|geel|rood|roze|paars|grijs|bruin|beige|oranje|zwart|wit|oker*|mint|*geel|
        *groen|*blauw|*bruin|*roze|donkerrood|wijnrood|felrood|knalrood|*grijs|*wit|donkerder|lichter|feller|fletser|
        kleur*|tint*),
        (veel|stuk|een_stuk|toch|iets|wel|te|net|meer) (donkerder|lichter|feller|fletser|geler|groener|grauwer|doffer|
        bruiner|roder|blauwer|rozer) (dan|als|op|in|uit),
        (meer|eerder|gewoon|bijna|eigenlijk|toch) (groen|blauw|geel|rood|roze|paars|grijs|bruin|beige|oranje|*geel|
        *groen|*blauw|oker|mosterd|kanariegeel|zalm|poepbruin) (dan|in_plaats|ipv|geworden|uit)
      `,
    },
    design: {
      said: `
        *design, ontwerp*, stijl?, stijlvol*, patroon?, dessin*, print?, uiterlijk?, uitstraling, ziet er ~ uit,
        zien er ~ uit, mooi?, mooie?, prachtig*?, lelijk*?, leuk?, leuke?, elegant*, modern*?, ouderwets*?, hip?,
        trendy, schattig*?, tijdloos*, eyecatcher, vormgeving, vorm?, decoratie?, logo?, ontwerp, motief?, model?,
        borduur*?, vormgegeven, ontworpen, ontwerper, stijlen, stijltje, patroontje, patronen, prints, printje,
        opdruk, dessins, motiefje, strepen?, bloemenprint, bloemetjes?, look, looks, oogt, ogen?, styling,
        minimalistisch*, klassieke?, retro, vintage, esthetisch*, versiering, opschrift, mode?, modieus*, trend*,
        sfeervol*, staat mooi in, design, *ontwerp, stijl*?, patroon, *patroon, dessin, print*, motief, motieven,
        uiterlijk, sierlijk*, decor*, detail*?, borduur*, borduursel, illustratie*, tekening*, kaft, omslag,
        lettertype, letters?, gravure?, modern?, strak?, klassiek?, lomp?
      `,
      praise: `
        heel mooi?, zo mooi?, erg mooi?, mooi*?, prachtig*?, ziet er mooi uit, ziet er prachtig uit,
        ziet er goed uit, ziet er leuk uit, ziet er geweldig uit, ziet er super uit, ziet er ~ mooi, ziet er ~ leuk,
        zien er mooi uit, zien er prachtig uit, zien er goed uit, staat mooi?, staat prachtig, staat leuk,
        staat super, mooi design, mooi ontwerp, leuk design, leuk ontwerp, prachtig design, design ~ mooi, stijlvol*,
        elegant*, schattig*?, hip?, trendy, tijdloos*, complimenten?, complimentjes?, eyecatcher, mooie uitstraling,
        mooier dan?, nog mooier?, leuke print, mooie print, modern design, schitterend*?, fraai*?, beeldig, beeldige,
        beeldschoon, prachtig?, prachtige?, prachtstuk?, plaatje?, een plaatje?, schattig?, snoezig, lief?, elegant,
        stijlvol, chic?, oogt hip, oogt mooi, smaakvol, juweeltje?, pareltje?, blikvanger, iedereen vraagt?,
        kunstwerk?, ziet er fantastisch uit, ziet er schitterend uit, ziet er netjes uit, ziet er luxe uit,
        ziet er chic uit, ziet er stijlvol uit, ziet er top uit, ziet er heel goed uit, ziet er ~ prachtig,
        ziet er ~ goed uit, ziet er ~ geweldig, zien er ~ mooi, zien er ~ leuk, zien er geweldig uit,
        zien er super uit, zien er leuk uit, staat geweldig, staat goed, staat echt, staat heel mooi, staat erg leuk,
        staat schattig, staan mooi, staan leuk, staan goed, staat ~ mooi in, staat prachtig in, mooi in de kamer,
        mooi in huis, mooi interieur, oogt prachtig, oogt goed, oogt luxe, oogt stijlvol, oogt chic,
        luxe uitstraling, chique, prachtig ontwerp, origineel ontwerp, bijzonder ontwerp, fijn design, strak design,
        strak ontwerp, mooie vormgeving, mooi vormgegeven, prachtige vormgeving, mooi patroon, leuk patroon,
        prachtig patroon, mooie vorm, leuke vorm, mooie stijl, leuke stijl, mijn stijl, helemaal mijn stijl,
        mooie opdruk, mooie details, leuke details, oog voor detail, krijg veel complimenten, krijg ~ complimenten,
        kreeg ~ complimenten, veel complimentjes, modieus, sfeervol, past mooi bij, past bij mijn interieur,
        past perfect bij, in het echt mooier, mooier dan op de foto, nog mooier dan, beeldmooi, bloedmooi,
        wondermooi, supermooi, supermooie, super mooi, superleuk?, snoepje, hebbedingetje, te schattig,
        superschattig, uniek, unieke, origineel?, smaakvolle,
        (mooie|prachtige|schitterende|leuke|beeldige|elegante|stijlvolle|schattige|snoezige|mooi|prachtig|leuk|
        schitterend|stijlvol|schattig|toffe|gave|hippe|unieke|originele|geweldige|coole|fraaie|sierlijke|sfeervolle|
        super_mooie|supermooie|supermooi|hele_mooie|bijzondere|trendy|vette|fantastische|superleuke|chique|sjieke|
        fijne|lieve) ${SOLD},
        ${SOLD} (is|zijn|was|echt|heel|erg|super|ziet|staat|oogt) (mooi|prachtig|schitterend|leuk|beeldig|elegant|
        stijlvol|schattig|fantastisch|gaaf|tof|plaatje|geweldig|beeldschoon|pareltje|prachtige|snoezig|chique|hip),
        (beeldig*|beeldschoon*|elegant*|stijlvol*|schattig*|snoezig*|sierlijk*|chique|sjiek|sjieke|snoeperig|beeldje|
        pareltje|plaatje|pronkstuk*|eyecatcher|blikvanger|sfeermaker|trendy|wondermooi*|bloedmooi*|supermooi*|
        oogverblindend|prachtexemplaar|juweeltje),
        (staat|staan|hangt|ligt|past|staat_echt|pronkt) (mooi|prachtig|schitterend|super|beeldig|leuk|geweldig|
        fantastisch|perfect|echt|goed|gezellig|zo_mooi|heel|stijlvol|chique) (in|bij|op|aan|boven|super|mooi|leuk|
        goed|prachtig),
        (ziet|zien|zag) (er) (mooi|prachtig|super|geweldig|fantastisch|luxe|stijlvol|leuk|gaaf|schitterend|chique|
        beeldig|strak|top|goed|hip|verzorgd|schattig|heel_mooi|lief) (uit), ziet er ~ uit,
        (veel|alleen_maar|allemaal|zo_veel|krijg|kreeg|gekregen|constant) (complimenten|complimentjes|complimentje),
        (iedereen|vriendinnen|collega's|buurvrouw|visite|bezoek) ~ (vraagt|jaloers|vragen|weg_van|complimenten|mooi|
        prachtig),
        (*patroon|*print|dessin|motief|opdruk|ontwerp|design|model|vormgeving|stijl|details|borduursel|letters|
        illustraties|kaft) ~ (mooi|prachtig|leuk|schitterend|geweldig|origineel|elegant|vrolijk|strak|super|perfect|
        uniek|tof|gaaf|stijlvol|schattig|fantastisch|goed|fraai),
        (mooi|prachtig|leuk|schitterend|strak|modern|mooie|prachtige|leuke|schitterende|strakke|moderne|origineel|
        originele|uniek|unieke|vrolijk|vrolijke|speels|speelse|tof|gaaf|klassieke|tijdloos|tijdloze|goed) (ontwerp|
        design|model|patroon|print|motief|opdruk|dessin|stijl|details|detail|vormgeving|uiterlijk|look|uitstraling|
        borduursel|prints|patroontje|illustraties), mooier dan (op|verwacht|de|gedacht|ik),
        (in_het_echt|in_werkelijkheid|in_real_life) ~ (mooier|nog_mooier|prachtig), helemaal weg van, pronkt,
        (oog) voor detail,
        past (mooi|perfect|goed|prachtig|geweldig|super) (in|bij) (mijn|de|ons|het|interieur|onze),
        wat (een|zijn|is) (mooi|mooie|prachtig|prachtige|schitterend|schattig|beeldig),
        (strak|simpel|sober|stijlvol|minimalistisch) (simpel|strak|mooi|helemaal|en|modern),
        helemaal mijn (smaak|stijl|ding), (hij|ze|het|die|jas|jurk) is prachtig,
        (is|was) (prachtig|beeldschoon|beeldig|een_droom|een_plaatje|een_pareltje),
        (uit|als_uit) een (woonblad|magazine|catalogus|modeblad|tijdschrift|showroom)
      `,
      complaint: `
        lelijk*?, ouderwets*?, niet mijn stijl, niet mijn smaak?, niet mooi?, ziet er niet uit, ziet er raar uit,
        ziet er stom uit, ziet er saai uit, saai design, design ~ saai, design ~ ouderwets, gedateerd, kitsch*,
        oubollig*, te druk patroon, te simpel?, lomp?, meer patronen, meer prints, moderner?, lelijk?, lelijke?,
        foeilelijk, oubollig, ouderwets?, truttig, kitsch, kitscherig, smakeloos, logo te, schreeuwerig,
        ziet er goedkoop uit, ziet er niet mooi uit, ziet er lelijk uit, ziet er slordig uit, ziet er ouderwets uit,
        ziet er anders uit, ziet er niet goed uit, zien er raar uit, zien er goedkoop uit, oogt goedkoop,
        oogt slordig, oogt ouderwets, oogt saai, staat niet, staat niet mooi, staat raar, staat lelijk,
        lelijk design, lelijk ontwerp, lelijke vorm, lelijke print, lelijk patroon, spuuglelijk, aartslelijk,
        erg lelijk, heel lelijk, saaie stijl, saai model, saaie modellen, vreemd model, raar model, rare vorm,
        vreemde vorm, ontwerp ~ saai, design ~ lelijk, ouderwets design, ouderwets ontwerp, te druk, te opvallend,
        te schreeuwerig, te kinderachtig, kinderachtig, te simpel ontwerp, logo te groot, groot logo, zichtbaar logo,
        print ~ scheef, patroon ~ scheef, print ~ lelijk, in het echt lelijk*, minder mooi dan, minder mooi,
        niet zo mooi, opa_achtig, burgerlijk,
        (lelijk*|oubollig*|ouderwets*|ouwelijk*|smakeloos|kitsch*|kitscherig|lomp*|plomp*|saai_ontwerp|tuttig*|
        truttig*|bejaard*|oerlelijk*|foeilelijk*|spuuglelijk*|onooglijk|schreeuwerig*|bombastisch|oma_achtig|
        gedateerd*|niet_mooi|niet_zo_mooi|minder_mooi|afzichtelijk|burgerlijk|stijlloos|stijlloze|tacky|ordinair*|
        goedkoop_uiterlijk),
        (oogt|lijkt|staat|ziet_er|zag_er) (goedkoop|lelijk|nep|stom|niet|lomp|oubollig|gedateerd|rommelig|goedkoper|
        cheap|raar|saai|sneu|truttig),
        niet (mooi|zo_mooi|echt_mooi|erg_mooi|fraai|mijn_stijl|mijn_smaak|om_aan_te_zien|hip),
        (logo|letters|opdruk|print|patroon|model|ontwerp|stijl|vormgeving) ~ (lelijk|groot|grote|schreeuwerig*|
        opzichtig*|saai|lomp|oubollig|jammer|niet_mooi|kinderachtig|ouderwets|te_druk|druk|standaard|scheef|goedkoop|
        stom), niet (flatteus|elegant|charmant|fijn_van_model), model ~ (niet|flatteert|vormloos|raar|zak|lelijk),
        (strikje|rits|kraag|ruches) ~ (stom*|lelijk*|overbodig*|jammer),
        (te|veel_te) (druk|opzichtig|kinderachtig|schreeuwerig|fel|saai|popperig)
      `,
    },
    taste: {
      said: `
        smaak, smaken?, smaakt, smaakte, smaakten, smakelijk*, lekker?, lekkere?, vers?, verse?, versheid, bitter*?,
        zuur?, zoet?, te zoet, zout?, pittig?, flauw*?, nasmaak, bijsmaak, knapperig*, sappig*?, romig*?, koffie?,
        thee?, chocola*?, rijp?, aroma?, krokant*, genieten?, bier?, wijn?, kaas?, chocola, honing?, stroopwafels,
        hagelslag?, zoeter?, minder zoet, voorsmaak, koffiesmaak, theesmaak, chocoladesmaak, vanillesmaak, smaakje,
        smaakjes, smaakbeleving, smaakpapillen, smakende, proeven, proef, proeft, proefde, geproefd, gegeten, eten?,
        eet?, opgegeten, drinken?, drinkt?, gedronken, vlees?, koekjes?, snoep?, cacao?, kruiden?, kruidig*,
        fruitig*, hartig*, zoetigheid, zoute?, zoete?, zure?, rokerig, nootachtig, mals*, bonen?, koffiebonen,
        maaltijd*, gerecht?, snack*, drop?, repen?, recept?, ${FOOD} ?, smaak*, *smaak, smaken, gesmaakt, nasmaak*,
        bijsmaak*, geproefd?, proef*?, proeven?, aroma*?, gezoet, pittig*?, bitter?, houdbaarheid*, sappig*, gaar?,
        tht, over_datum, brouwsel, proefd*, proefden, verslavend?
      `,
      praise: `
        heerlijk*?, overheerlijk*, lekkere smaak, heerlijke smaak, smaakt lekker, smaakt heerlijk, smaakt goed,
        smaakt fantastisch, smaakt geweldig, smaakt uitstekend, smaakt super, smaken lekker, smaken heerlijk,
        smaken goed, heel lekker?, erg lekker?, zo lekker?, super lekker?, superlekker?, ontzettend lekker?,
        het lekkerste?, lekkerste?, smaakvol*?, smakelijk*, volle smaak, goede smaak?, smaak ~ goed,
        smaak ~ heerlijk, smaak ~ top, vers?, verse?, kakelvers, knapperig*, sappig*?, smullen, gesmuld, genieten?,
        vingers af, om van te smullen, hemels?, hemelse?, goddelijk?, verrukkelijk?, overheerlijk, zalig?, lekker?,
        lekkere?, heerlijk?, heerlijke?, knapperig, romig, sappig, versgebakken, verslavend?, verslaafd?, zo op?,
        in één keer op?, smelt op de tong, aanrader voor de fijnproever, smaakt top, smaakt zo goed,
        smaakt heel goed, smaakt erg goed, smaakt prima, smaakt perfect, smaakt zalig, smaakt fruitig, smaakt vers,
        smaakt naar meer, smaken geweldig, smaken fantastisch, smaken super, smaken prima, smaakte heerlijk,
        smaakte goed, smaakte lekker, smaakten heerlijk, smaakten goed, goed van smaak, lekker van smaak,
        vol van smaak, heerlijk van smaak, zacht van smaak, fijne smaak, mooie smaak, rijke smaak, zachte smaak,
        intense smaak, unieke smaak, bijzondere smaak, fantastische smaak, geweldige smaak, prima smaak,
        perfecte smaak, smaak is, smaak ~ lekker, smaak ~ geweldig, smaak ~ fantastisch, smaak ~ vol, smaak ~ super,
        smaak ~ mooi, smaak ~ fijn, lekkere smaken, lekkerder dan, lekkerste koffie, lekkerste thee, lekkere koffie,
        lekkere thee, lekkere chocolade, lekkere wijn, lekker bier, lekkere kaas, lekkere koekjes, heerlijke koffie,
        heerlijke thee, heerlijke chocolade, heerlijke wijn, heerlijke kaas, heerlijke koekjes, heerlijk brood,
        goede koffie, goede wijn, lekker eten, lekker om te eten, lekker om te drinken, lekker vers, heel vers,
        super vers, supervers, vers en lekker, mooi vers, verse producten, dagvers, kraakvers, kakelverse, ovenvers,
        vers gebrand, versgebrand, smullen van, heerlijk gegeten, van genoten, genoten van, om je vingers bij af,
        vingers bij af te likken, likkebaard*, water in de mond, watertand*, lekkernij, delicatesse, mals,
        perfect gaar, niet te zoet, niet bitter, lekker zoet, lekker pittig, lekker krokant, lekker romig,
        lekker knapperig, gezin ~ gesmuld, kinderen ~ gesmuld, ${GOOD_TO_EAT} ${FOOD}, ${FOOD} ~ ${GOOD_TO_EAT},
        (smaakt|smaakte|smaken|smaakten|smaak|gesmaakt) ~ (lekker|heerlijk|goed|top|verrukkelijk|zalig|fantastisch|
        naar_meer|geweldig|super|perfect|voortreffelijk|hemels|zoals_vroeger|vers|uitstekend|vol|volle|subtiel|prima|
        zacht|best),
        (naar_meer|om_je_vingers|vingers_bij|likkebaard*|smullen|gesmuld|smulde|smulden|watertanden|engeltje|tong|
        smaakpapillen|smaakbom|smaakexplosie|smaaksensatie|jammie|njammie|mjam|mmm|lekkernij|verrukkelijk*|
        overheerlijk*|smakelijk*|zaaalig|volle_smaak|rijke_smaak|lekkerste|lekkerder_dan|op_een_dag_op|zo_op|
        in_een_keer_op|schoon_op),
        (heerlijke|lekkere|volle|rijke|zachte|goede|fijne|frisse|verrassende|pure|intense|mooie|authentieke) (smaak|
        smaken|afdronk|nasmaak), (als|zoals) (vroeger|bij_oma|bij_mijn_oma|bij_de_bakker|oma),
        (met_een) (randje|vleugje|hint|toets|tikje) (karamel|vanille|zout|citroen|kaneel|chocola|gember),
        (vers|kraakvers|supervers*|dagvers*|ovenvers|mals|sappig*|knapperig*|krokant*|romig*)
      `,
      complaint: `
        smaakt niet, smaken niet, smaakte niet, smaakt nergens naar, smaakt naar niets, smaakt naar, smaakt raar,
        smaakt vreemd, smaakt vies, smaakt slecht, smaakt chemisch, smaakt oud, smaakt muf, smaakloos, geen smaak,
        weinig smaak, zonder smaak, flauw?, flauwe smaak, vieze smaak, rare smaak, vreemde smaak, smaak ~ tegen,
        smaak ~ niet, smaak ~ vies, smaak ~ raar, te zoet*, te zout*, te bitter*, te zuur, te pittig, bitter*?,
        nasmaak, bijsmaak, niet vers, niet meer vers, niet zo vers, niet lekker?, niet te eten, oneetbaar, ranzig*,
        oudbakken, onrijp, waterig*?, klef, vies?, smerig?, smaakt naar karton, smaakt naar niks,
        smaakt naar plastic, laf?, waterig?, bitter?, te zoet, mierzoet, te zout, zuur?, ranzig, muf?, oud?, droog?,
        taai?, slap?, verbrand?, niet te drinken, weggegooid?, goor?, smaakt niet goed, smaakt niet lekker,
        smaakt bitter, smaakt zuur, smaakt zout, smaakt flauw, smaakt waterig, smaakt verbrand, smaakt bedorven,
        smaakt goedkoop, smaakt kunstmatig, smaakt nep, smaakt anders, smaakt niet zoals, smaken nergens,
        smaakte vies, smaakte raar, smaakte oud, smaakte muf, smaakte bitter, smaakte nergens, niet te pruimen,
        niet te vreten, niet te hachelen, niet om te eten, niet smakelijk, onsmakelijk, niet naar mijn smaak,
        smaak is flauw, smaak ~ flauw, smaak ~ bitter, smaak ~ zuur, smaak ~ kunstmatig, smaak ~ anders,
        smaak ~ minder, smaak ~ zwak, smaak ~ slecht, smaak ~ vreemd, smaak valt tegen, smaak viel tegen,
        slechte smaak, kunstmatige smaak, chemische smaak, bittere smaak, zure smaak, muffe smaak, vage smaak,
        te weinig smaak, nauwelijks smaak, amper smaak, mist smaak, rare nasmaak, vieze nasmaak, bittere nasmaak,
        vreemde bijsmaak, vieze bijsmaak, weeë smaak, te flauw, te sterk van smaak, te slap, slappe koffie,
        slappe thee, te droog, kurkdroog, was droog, droge koek*, te hard om te eten, keihard brood, oud brood,
        was oud, niet vers meer, niet echt vers, niet supervers, verre van vers, over de datum heen, taai vlees,
        te taai, vet vlees, te vet, te zoete, te veel zout, te veel suiker, te zouten, zuur geworden, plakkerige,
        melig, klonterig, vies smaak*, hond lust, niet lekkers, lekkerder verwacht, niet zo lekker, minder lekker,
        viel niet in de smaak, ${BAD_TO_EAT} ${FOOD}, ${FOOD} ~ ${BAD_TO_EAT},
        (smaakt|smaakte|smaken|smaakten|smaak|nasmaak|bijsmaak) ~ (niet|nergens|vies|naar_niks|naar_niets|chemisch|
        bitter|zuur|karton|zeep|plastic|flauw|raar|vreemd|slecht|muf|oud|zout|zoet|bedorven|tegen|weinig|geen|niks|
        water|waterig|papier|te|smerig|goor|niet_lekker|teleurstel*|mwah|minder|kunstmatig|medicijn|modder|kurk),
        (geen|weinig|zonder|nauwelijks|rare|vieze|chemische|bittere|muffe|vreemde|flauwe|nare|nul) (smaak|nasmaak|
        bijsmaak),
        (mag|mocht|kan|had|zou|mochten|moet) (wel|iets|best|nog|gerust|wat|van_mij) (wat|iets|een_beetje|beetje|
        ietsje)_(pittiger|zoeter|zouter|sterker|kruidiger|zachter|minder_zoet|minder_zout|voller|zuurder|heter),
        (pittiger|minder_zoet|minder_zout|kruidiger|zouter|zoeter|te_zoet|te_zout|te_bitter|te_zuur|te_pittig|
        te_flauw|te_droog|te_hard_gebakken|mierzoet|niet_lekker|niet_te_eten|niet_te_vreten|niet_te_drinken|oneetbaar|
        ondrinkbaar|smakeloos|smaakloos|oudbakken|ranzig|beschimmeld*|schimmel*|bedorven|over_datum|over_de_datum|
        niet_vers|verlopen_tht),
        (uitgedroogd|kurkdroog|kurkdroge|gortdroog|taai_als) (brood|vlees|cake|koek|kip|gebak),
        (smaakt|smaakte|proefde|proefden) ~ (verbrand|naar|oud|plastic|koelkast|muf),
        niet te (drinken|eten|vreten|pruimen), gewoon heet water, (zonder|geen) sap
      `,
    },
    scent: {
      said: `
        geur*, geurtje*, *geur, ruikt, ruiken, geroken, parfum*, stinkt, stinken, stonk, stank, lucht?, muf?, muffe?,
        geurloos, geur, geuren, parfum, geurkaars, lavendel?, ongeparfumeerd, geurtjes, geurig*, luchtje, luchtjes,
        ruik, rook naar, rook lekker?, eau de toilette, eau de parfum, wierook, geurkaarsen, geurstokjes, geurstof*,
        geurnoot, geurnoten, geurtester, vanillegeur, snuffel*, odeur, aftershave, deodorant?, zeep?, reukloos,
        ruikende, parfumvrij, rook?, reuk, *parfum, luchtje*, stink*, gestonken, geurkaars*, aroma?, walm*,
        (noten|hints|vleugje) (van|lavendel|vanille|sandelhout|citrus)
      `,
      praise: `
        ruikt lekker, ruikt heerlijk, ruikt goed, ruikt fris, ruikt fijn, ruikt geweldig, ruikt fantastisch,
        ruikt zo lekker, ruikt heel lekker, ruikt erg lekker, ruiken lekker, ruiken heerlijk, lekkere geur,
        heerlijke geur, fijne geur, frisse geur, zachte geur, aangename geur, subtiele geur, geur ~ heerlijk,
        geur ~ lekker, geur ~ fijn, geur ~ blijft, geur blijft lang, lekker geurtje, ruikt niet, geurloos,
        stinkt niet, ruikt zalig, geur blijft, geurt, ruikt zacht, ruikt schoon, ruikt lekker fris,
        ruikt verrukkelijk, ruikt hemels, ruikt naar bloemen, ruikt natuurlijk, ruikt super, ruikt top,
        ruikt prettig, ruikt aangenaam, ruikt goddelijk, ruikt echt lekker, rook heerlijk, rook lekker,
        roken heerlijk, ruiken goed, ruiken fris, ruiken geweldig, lekker ruikend*, heerlijk ruikend*,
        lekkere luchtje, lekker luchtje, heerlijk luchtje, goede geur, mooie geur, geweldige geur, warme geur,
        natuurlijke geur, lekkere geuren, heerlijke geuren, mooie geuren, prettige geur, milde geur, bloemige geur,
        verslavende geur, geur is heerlijk, geur is lekker, geur is fijn, geur is zacht, geur is geweldig,
        geur ~ fris, geur ~ goed, geur ~ geweldig, geur ~ subtiel, geur ~ prettig, geur ~ aangenaam,
        geur ~ verrukkelijk, geur blijft hangen, hele huis ruikt, huis ruikt heerlijk, houd van de geur,
        dol op de geur, verliefd op de geur,
        (ruikt|ruiken|rook|geurt|geur|geuren|geurtje|luchtje|parfum) ~ (lekker|heerlijk|zalig|goed|fris|verrukkelijk|
        goddelijk|fantastisch|geweldig|super|hemels|bloemig|schoon|zoet_en|subtiel|fijn|zacht|naar_lente|naar_bloemen|
        naar_lavendel|lang|hele_huis|huis),
        (lekkere|heerlijke|zalige|frisse|goede|fijne|verrukkelijke|zachte|subtiele|bloemige|goddelijke|fantastische|
        geweldige|warme|hemelse|lekker|heerlijk|fijn) (geur|geuren|geurtje|geurtjes|luchtje|parfum|reuk)
      `,
      complaint: `
        stinkt, stinken, stonk, stank, ruikt vies, ruikt raar, ruikt vreemd, ruikt chemisch, ruikt naar chemi*,
        ruikt naar plastic, ruikt naar, ruikt muf, ruikt niet lekker, ruikt sterk, ruikt heel sterk,
        ruikt nergens naar, ruikt slecht, ruiken vies, vieze geur, rare geur, vreemde geur, sterke geur,
        chemische geur, muffe geur, nare geur, onaangename geur, plasticgeur, vieze lucht, chemische lucht,
        geur ~ sterk, geur te sterk, geur ~ overheersend, te sterke geur, te sterk geparfumeerd, overheersend*?,
        penetrant*?, geur ~ niet lekker, geur verdwijnt, geur blijft niet, geen geur, hoofdpijn?, muf?, meurt,
        ruikt naar rook, te sterk?, penetrant?, misselijk?, ruikt nergens, ruikt niet, geur weg, geur snel weg,
        weeïg, stinkt naar, stinkt enorm, stinkt verschrikkelijk, rook vies, rook muf, rook raar, rook chemisch,
        rook naar rook, roken vies, ruikt niet fris, ruikt niet goed, ruikt nep, ruikt goedkoop, ruikt zuur,
        ruikt oud, ruikt bedorven, ruikt anders, ruikt verbrand, ruikt naar rubber, ruikt naar benzine,
        ruikt naar schimmel, ruikt naar sigaretten, ruikt naar verf, ruikt naar lijm, ruikt naar vis, ruikt te,
        ruikt nauwelijks, ruikt amper, ruikt bijna niet, ruiken niet, ruiken naar, ruiken sterk, slechte geur,
        vervelende geur, zware geur, indringende geur, goedkope geur, kunstmatige geur, scherpe geur,
        chemisch luchtje, raar luchtje, vies luchtje, vreemd luchtje, luchtje aan, geur aan, vieze geuren,
        geurt niet, weinig geur, nauwelijks geur, amper geur, geur ~ zwak, geur ~ vies, geur ~ raar, geur ~ chemisch,
        geur ~ weg, geur ~ zwaar, geur ~ tegen, geur ~ anders, geur is te, geur valt tegen, geur niet lekker,
        geur niet fijn, te zwaar geparfumeerd, te veel parfum, te geparfumeerd, te sterk parfum, zonder geur liever,
        ongeparfumeerd graag, stank van, hoofdpijn van, misselijk van,
        (stinkt|stinken|stonk|stonken|stank|gestonken|meuren|meurt|walm*|rioollucht|chemische_lucht|rubberlucht|
        weeïge|penetrant*),
        (ruikt|ruiken|rook|geur|geurtje|lucht|luchtje|parfum) ~ (vies|chemisch|muf|niet|nergens|raar|vreemd|
        naar_plastic|naar_niks|naar_rubber|bedompt|sterk|te_sterk|zwaar|hoofdpijn|misselijk|te_zoet|overheers*|weg|
        vervliegt|verdwijn*|penetrant|walgelijk|bedorven|zuur|naar_benzine|naar_lijm|naar_verf|naar_rook|naar_vis|
        schimmel|tegen|oma|goedkoop|nauwelijks|amper|geen|smerig|niet_lekker|anders|zwak|onaangenaam|snel|kort),
        (chemische|vieze|muffe|nare|rare|vreemde|sterke|penetrante|te_sterke|smerige|zware|onaangename|kunstmatige|
        plastic) (geur|lucht|luchtje|geurtje|stank|reuk), (geen|weinig|nauwelijks) (geur|geurtje|parfum_te)
      `,
    },
    packaging: {
      said: `
        verpak*, *verpakking*, verpakt, ingepakt, *doos?, dozen?, karton*?, bubbeltjesplastic, noppenfolie,
        bubbeltjesfolie, opvulmateriaal, opvulling, enveloppe?, envelop?, folie?, piepschuim?, zakje*?,
        plastic zak*?, tape?, unboxing, deksel*?, pompje?, potje?, hersluitbaar*, presentatie?, verpakking, doos?,
        doosje?, zakje?, tube?, pot?, fles?, inpakpapier?, cadeaupapier?, navulzak, hersluitbaar, verpakking*,
        verpakken, verpakte, verpakkingen, verpakkingsmateriaal, inpakken?, inpak, ingepakte, verzenddoos,
        verzendverpakking, verzendzak, verpakkingsdoos, kartonnen, uitpakken, uitgepakt, bubbelfolie, bubbeltjes,
        bubbeltjesenvelop*, luchtkussen*, papierpulp, opvulpapier, vulmateriaal, doosjes, etui?, blik?, blikje?,
        stazak, zak?, sluiting?, dispenser, schroefdop, navulpak, omdoos, papieren verpakking, verpakt*, *verpakt,
        inpak*, ingepakt*, doosje*, bubbeltjes*, piepschuim, papiertje?, opvul*, plakband, plastic_zak*, folie,
        omverpakking, inpakpapier, vloeipapier, envelop*, dozen, statiegeld?, dop?, dopje?, tuit?, schenktuit,
        emballage, *dozen?, *doosje?
      `,
      praise: `
        goed verpakt, netjes verpakt, mooi verpakt, leuk verpakt, stevig verpakt, zorgvuldig verpakt,
        met zorg verpakt, met liefde verpakt, prima verpakt, keurig verpakt, super verpakt, veilig verpakt,
        prachtig verpakt, goed ingepakt, netjes ingepakt, mooi ingepakt, zorgvuldig ingepakt, leuk ingepakt,
        mooie verpakking, leuke verpakking, goede verpakking, fijne verpakking, nette verpakking, stevige verpakking,
        duurzame verpakking, plasticvrije verpakking, verpakking ~ mooi, verpakking ~ netjes, verpakking ~ goed,
        mooie doos, leuke doos, vloeipapier?, strik?, strikje?, lintje?, liefdevol ingepakt, prachtig ingepakt,
        papieren tape?, alleen karton?, alleen papier, doos bewaard, zonde om open, veilig ingepakt, stevig ingepakt,
        prima ingepakt, perfect verpakt, perfect ingepakt, keurig ingepakt, super ingepakt, met zorg ingepakt,
        met liefde ingepakt, met aandacht verpakt, met aandacht ingepakt, liefdevol verpakt, zorgvuldige verpakking,
        degelijk verpakt, degelijke verpakking, fraai verpakt, feestelijk verpakt, feestelijk ingepakt,
        schattig verpakt, luxe verpakt, luxe verpakking, milieuvriendelijk verpakt, milieuvriendelijke verpakking,
        duurzaam verpakt, compact verpakt, discreet verpakt, discrete verpakking, goed beschermd,
        prachtige verpakking, schattige verpakking, prima verpakking, handige verpakking, feestelijke verpakking,
        originele verpakking, papieren verpakking, verpakking ~ leuk, verpakking ~ prachtig, verpakking ~ stevig,
        verpakking ~ super, verpakking ~ top, verpakking ~ fijn, verpakking ~ degelijk, verpakking ~ handig,
        verpakking ~ zorgvuldig, verpakking ~ prima, mooi doosje, leuk doosje, stevige doos, mooi ingepakte,
        mooi papier, uitpakken ~ feest, uitpakken ~ leuk, feestje om uit te pakken, feestje om te openen,
        weinig verpakkingsmateriaal, niet te veel verpakking,
        (goed|netjes|zorgvuldig|mooi|prachtig|stevig|leuk|keurig|feestelijk|degelijk|veilig|perfect|super|prima|
        uitstekend|met_zorg|met_liefde|liefdevol|secuur|zo_leuk|schitterend|deskundig|superleuk|supergoed|vakkundig|
        subliem|heel_goed) (verpakt|ingepakt|ingepakte|verpakte|beschermd|ingewikkeld|verpakking),
        (verpakking|doos|doosje|inpak*|verzenddoos|blik|pakje|potje|flesje) ~ (mooi|prachtig|stevig|leuk|goed|perfect|
        keurig|zorgvuldig|luxe|fijn|feestelijk|netjes|minimaal|precies_groot_genoeg|prima|schitterend|super|degelijk|
        handig|duurzaam|stijlvol|geweldig|schattig|niet_groter|op_maat|geen_overbodig),
        (mooie|prachtige|stevige|leuke|goede|fijne|luxe|feestelijke|nette|degelijke|zorgvuldige|schitterende|
        stijlvolle|feestelijk|geweldige|schattige|handige|superleuke|perfecte) (verpakking|doos|doosje|verpakkingen|
        inpak*|bewaarblik|blikje|pot|potje|flesje),
        (chique|chic|schattig|schattige|mooi|mooie|leuk|leuke|snoezig|luxe|prachtig|sierlijk) (blikje|doosje|pakje|
        potje|zakje|verpakking|strikje|flesje|busje), (als|in) cadeau ingepakt,
        (goed|perfect|netjes|mooi|prima) (beschermd|ingepakt|verpakt),
        (strik|lint|papier|inpakpapier) ~ (prachtig|mooi|schitterend|leuk)
      `,
      complaint: `
        slecht verpakt, niet goed verpakt, onvoldoende verpakt, slordig verpakt, slecht ingepakt, niet goed ingepakt,
        te veel verpakking*, veel verpakking*, zoveel verpakking*, overbodige verpakking, onnodige verpakking,
        te veel verpakkingsmateriaal, veel verpakkingsmateriaal, te veel plastic?, veel plastic?, zoveel plastic?,
        te veel karton, minder verpakking*, minder plastic?, te grote doos, veel te grote doos, enorme doos,
        gigantische doos, doos ~ te groot, doos ~ groot, doos veel te, grote doos?, geen bescherming,
        zonder bescherming, niet beschermd, los in de doos, los in een doos, in een zakje?, in een plastic zak,
        dunne doos?, moeilijk open*, niet open te krijgen, lastig open*, betere verpakking, beter verpakken,
        beter verpakt, piepschuim?, pompje ~ niet, deksel ~ niet, dop ~ niet, verpakking ~ dun, verpakking ~ slecht,
        verspilling?, slordig dichtgeplakt, slordig ingepakt, krijg ~ niet open?, moeilijk open, schaar?, mes nodig,
        grote doos voor, doos in doos, veel lucht?, zoveel karton, zoveel papier?, zonder bubbeltjes,
        zonder vulling?, doos kapot?, doos gescheurd, doos nat?, pompje?, sluit niet?, hersluitbaar niet, tube?,
        belabberd verpakt, niet netjes verpakt, niet stevig verpakt, te licht verpakt, nauwelijks verpakt,
        niet verpakt, los verpakt, beroerd verpakt, matig verpakt, nonchalant verpakt, dubbel verpakt,
        overdreven verpakt, slordige verpakking, slechte verpakking, goedkope verpakking, lelijke verpakking,
        rommelige verpakking, onhandige verpakking, dunne verpakking, verpakking ~ kapot, verpakking ~ beschadigd,
        verpakking ~ open, verpakking ~ gescheurd, verpakking ~ nat, verpakking ~ gedeukt, verpakking ~ niet,
        verpakking ~ onhandig, verpakking ~ groot, verpakking ~ te veel, verpakking kan beter, verpakking mag,
        verpakking was, overdreven verpakking, overdreven veel, overmatig*, minder verpakken, minder karton,
        minder papier, minder verpakkingsmateriaal, kleinere doos, te kleine doos, veel te kleine doos,
        halflege doos, half lege doos, doos ~ halfleeg, doos ~ gedeukt, doos ~ gescheurd, doos ~ kapot,
        doos ~ beschadigd, doos ~ ingedeukt, gedeukte doos, beschadigde doos, kapotte doos, gescheurde doos,
        natte doos, doos was open, doos zat vol, doos vol papier, doos vol plastic, doos vol lucht,
        onnodig grote doos, zo_n grote doos, te weinig bescherming, weinig bescherming, onvoldoende bescherming,
        onvoldoende beschermd, niet goed beschermd, slecht beschermd, betere bescherming, zonder opvulling,
        geen opvulling, geen vulmateriaal, geen bubbeltjesplastic, los in het pakket, gewoon in een zak,
        gewoon in een envelop, in een dun zakje, in een envelop, in envelop, moeilijk open te krijgen,
        lastig open te krijgen, niet open krijgen, gaat moeilijk open, niet hersluitbaar, niet af te sluiten,
        niet dicht te krijgen, dop sluit niet, dop lekt, dop breekt, dop kapot, deksel sluit niet, deksel past niet,
        pompje kapot, pompje werkt niet, pomp kapot, pompje hapert,
        (slecht|slordig|beroerd|matig|niet_goed|nauwelijks|amper|onvoldoende|belabberd|waardeloos|niet_voldoende|
        rommelig|onzorgvuldig|niet_stevig|haastig|knullig|overdreven|overdadig|te_ruim|in_te_veel|
        ondeugdelijk) (verpakt|ingepakt|beschermd|dichtgeplakt|ingewikkeld|dichtgetaped),
        (verpakking|doos|inpak*|doosje|dozen|karton|envelop) ~ (te_groot|veel_te_groot|enorm*|gigantisch*|overdreven|
        overbodig|slecht*|dun|dunne|kapot|gescheurd|slordig|onnodig*|half_leeg|lucht|verspilling|halfleeg|belachelijk|
        kon_kleiner|kan_kleiner|kleiner|ingedeukt|open|deugt_niet|onhandig|te_klein|zwak|slap|beschadigd|ontbrak|
        matig|doorweekt|moeilijk_open|niet_open_te|rammel*|past_niet_door|voor_een|voor_zo_n|zo_groot_als),
        (te_veel|teveel|veel|zoveel|al_dat|bergen|onnodig|overbodig|overbodige|heel_veel|een_hoop|hoop|lading|zee_van|
        minder|al_die) (plastic|verpakking|verpakkingsmateriaal|karton|papier|dozen|piepschuim|bubbeltjes*|folie|
        opvulmateriaal|tape),
        (grote|enorme|gigantische|reusachtige|veel_te_grote|joekel_van_een|halflege) (doos|verpakking|dozen|envelop),
        (alleen|enkel|slechts|los|gewoon|zomaar) ~ (envelop|zakje|papiertje|stukje_papier|plastic_zak|in_de_doos|
        in_een_doos),
        (geen|zonder|nauwelijks|weinig|nul|amper) (bescherming|noppenfolie|bubbeltjes*|opvulling|vulmateriaal|
        vulling_in|karton_ertussen|verpakking|bubbel*|beschermend*),
        (stond|zat|lag|zaten|stonden|lagen|gegooid|gepropt) ~ los in de doos, zonder iets eromheen,
        (dop|dopje|pompje|deksel|sluiting|spuitkop|schenktuit|tuit) ~ (lekt|niet|kapot|krijg|stuk|past|klem*|moeilijk|
        onhandig), doos (ingedeukt|kapot|gescheurd|nat|zag_er_niet|open), doos zag er niet uit,
        (open|openkrijgen|uitpakken) ~ (zaag|mes|schaar|beitel|ijzerzaag|slopen|onmogelijk),
        (dop|dopje|deksel) (sloot|sluit|zat) (niet|los), pakket (was|half|helemaal) (half|open|gescheurd)
      `,
    },
    service: {
      said: `
        *service, servise, klantenservice, klantendienst, helpdesk, support?, medewerk*, personeel?, team?, hulp?,
        geholpen?, behulpzaam*, vriendelijk*?, onvriendelijk*, aardig*?, telefonisch*, gebeld?, bellen?, chat*,
        chatbot, email*?, e_mail*?, mail?, mails?, mailtje*, gemaild, bericht*?, antwoord*?, beantwoord*, reactie?,
        reageren?, gereageerd, reageert?, contact*?, klacht*?, communicatie?, bereikbaar*, onbereikbaar*, advies?,
        geadviseerd, verkoper?, eigenaar?, whatsapp?, klantvriendelijk*, nazorg, klantservice, klanten service,
        costumer service, customer service, klantenserivce, servicedesk, serviceteam, dienstverlening, klantgericht*,
        klantcontact, medewerkers, medewerkster, mevrouw?, meneer?, winkelpersoneel, hulpvaardig*, behulpzame,
        telefoon?, telefoonnummer, belde?, belletje, opgebeld, livechat, live chat, chatten, chatfunctie, gechat,
        mailen, mailde, mailtje, emailtje, appen, geappt, reageerde, geantwoord, antwoordt, contactformulier,
        contact opgenomen, contact opnemen, vraag gesteld, vragen gesteld, op mijn vraag, op mijn vragen,
        op mijn mail, op mijn mailtje, op vragen, opgelost?, oplossing?, bereikbaarheid, adviseur*, adviseren,
        klachtenafhandeling, afhandeling klacht, klacht ingediend, behandeld?, terugbellen, teruggemaild,
        klantenservice*, klantendienst*, service?, personeel, chat, chatbot*, whatsapp*, aan_de_lijn,
        aan_de_telefoon, gebeld, mailen?, antwoord*, reageer*, reageren, (vraag|vragen) (gesteld|beantwoord|over),
        geholpen, verkoper*, verkoopster*, beleefd, contact?, teruggebeld, callcenter, wachtrij,
        (mevrouw|meneer|meid|meisje|jongen|dame|heer|topmeid|topvent|gast|kerel) (aan|van|bij|van_de) (de|het|lijn|
        telefoon|klantenservice|chat)
      `,
      praise: `
        vriendelijk*?, behulpzaam*, aardig*?, klantvriendelijk*, beleefd*?, attent*?, meedenkend, denken mee,
        dacht mee, goede service, prima service, top service, topservice, super service, uitstekende service,
        geweldige service, fijne service, snelle service, service ~ goed, service ~ top, service ~ super,
        service ~ uitstekend, service ~ prima, klantenservice ~ goed, klantenservice ~ top,
        klantenservice ~ vriendelijk, klantenservice ~ snel, goede klantenservice, fijne klantenservice,
        snelle reactie*, snel gereageerd, snel antwoord, snel geantwoord, snelle antwoord*, reactie ~ snel,
        reageren snel, reageert snel, snel geholpen, goed geholpen, netjes geholpen, meteen geholpen,
        direct geholpen, super geholpen, fijn geholpen, netjes opgelost, snel opgelost, goed opgelost,
        direct opgelost, probleem ~ opgelost?, meteen opgelost, keurig opgelost, goed advies, fijn advies,
        goede communicatie, fijn contact, prettig contact, goed contact, goed bereikbaar, persoonlijk*?,
        handgeschreven?, chapeau?, appje terug, terug gebeld, teruggebeld, stapje voor stapje, uitgelegd gekregen,
        goed uitgelegd, geduldig?, geduld?, vriendelijk?, vriendelijke?, behulpzaam, meegedacht, kundig?, deskundig?,
        weten waar ze het over hebben, meteen antwoord?, direct antwoord, zonder gezeur?, zonder gedoe?,
        persoonlijk?, kaartje erbij?, lieve mevrouw, aardige meneer, aardige mevrouw, zelfs op zondag?,
        heel vriendelijk, super vriendelijk, erg vriendelijk, vriendelijk geholpen, vriendelijk personeel,
        vriendelijke medewerk*, vriendelijke mensen, vriendelijke service, vriendelijke klantenservice,
        vriendelijke hulp, vriendelijk contact, vriendelijk te woord, vriendelijk bedrijf, aardige medewerk*,
        aardige mensen, lieve mensen, fijne mensen, leuke mensen, aardig personeel, behulpzame medewerk*,
        behulpzaam personeel, super behulpzaam, zeer behulpzaam, servicegericht, klantgericht, goeie service,
        perfecte service, persoonlijke service, persoonlijk contact, persoonlijke aandacht, persoonlijk advies,
        persoonlijke touch, persoonlijk briefje, handgeschreven kaartje, handgeschreven briefje, klantvriendelijk,
        service ~ perfect, service ~ geweldig, service ~ fijn, service ~ fantastisch, service ~ vriendelijk,
        service ~ snel, service verleent, klantenservice ~ fijn, klantenservice ~ super, klantenservice ~ prima,
        klantenservice ~ geweldig, klantenservice ~ behulpzaam, klantenservice ~ geholpen, klantenservice ~ opgelost,
        klantenservice ~ uitstekend, super klantenservice, geweldige klantenservice, uitstekende klantenservice,
        prima klantenservice, vriendelijke klantendienst, snel reactie, snelle hulp, snelle oplossing,
        snel en goed geholpen, prima geholpen, keurig geholpen, vlot geholpen, perfect geholpen, geweldig geholpen,
        top geholpen, heel goed geholpen, binnen een uur antwoord, binnen een dag antwoord, antwoord binnen,
        reactie binnen, snel een antwoord, snel een reactie, vlot antwoord, duidelijk antwoord, vragen ~ beantwoord,
        vraag ~ beantwoord, reageerde snel, reageerden snel, reageren altijd, vlot gereageerd, goede oplossing,
        fijne oplossing, mooie oplossing, prima oplossing, goed afgehandeld, netjes afgehandeld, snel afgehandeld,
        correct afgehandeld, vlot afgehandeld, prima afgehandeld, vlot opgelost, perfect opgelost, prima opgelost,
        correct opgelost, probleem opgelost, goed te woord gestaan, goede begeleiding, goede hulp, fijne hulp,
        goede uitleg gekregen, deskundig advies, deskundig*, kundig advies, goed geadviseerd, eerlijk advies,
        staan voor je klaar, stonden voor me klaar, nemen de tijd, namen de tijd, de tijd genomen, luisteren,
        luisterend oor, denkt mee, meedenken, makkelijk bereikbaar, snel bereikbaar, prettige communicatie,
        duidelijke communicatie, fijne communicatie, snelle communicatie, communicatie ~ goed,
        communicatie ~ prettig, communicatie ~ duidelijk, prettig bedrijf, fijn bedrijf, fijne winkel?,
        (vriendelijk*|aardig*|behulpzaam*|lief|lieve|geduldig*|attent*|beleefd*|klantvriendelijk*|meedenkend*|
        deskundig*|servicegericht*|hulpvaardig*|correct*|warm*) (geholpen|personeel|medewerk*|mevrouw|meneer|meid|
        mensen|klantenservice|team|bediening|contact|reactie|antwoord|advies|te_woord|service|dame|heer|meisje|jongen|
        persoon|telefoniste|stem|hulp|en|mailtje|ontvangst|verkoper*),
        (snel|goed|direct|meteen|netjes|keurig|vriendelijk|prima|perfect|uitstekend|super|fijn|fantastisch|vlot|top|
        geweldig|binnen_een|correct|persoonlijk) (geholpen|opgelost|gereageerd|beantwoord|antwoord|reactie|contact|
        geregeld|te_woord|teruggebeld|afgehandeld|advies|service|klantenservice|klantencontact|rechtgezet|hersteld|
        in_orde_gemaakt|hulp),
        (klantenservice|service|personeel|medewerk*|team|contact|hulp|advies|klantendienst|helpdesk|chat|
        reactie) ~ (top|super|vriendelijk*|goed|snel|uitstekend|behulpzaam|fantastisch|geweldig|prima|perfect|netjes|
        fijn|lief|aardig|klantvriendelijk|geduldig|correct|vlot|opgelost|geduld|persoonlijk|attent),
        (dacht|dachten|denkt|denken) (goed|echt|met_me|graag|met_mij|met_ons|actief|fijn) mee,
        (nam|namen|nemen|neemt) (echt|alle|ruim|rustig|ruimschoots|de) tijd, nam ~ tijd, (alle|veel|engelen) geduld,
        persoonlijk* (contact|aandacht|service|advies|berichtje|kaartje_van_jullie|benadering),
        (goede|fijne|super|top|geweldige|uitstekende|snelle|prima|persoonlijke|fantastische|perfecte) (service|
        klantenservice|hulp|reactie|contact|advies|communicatie|afhandeling|bereikbaarheid|klantendienst|nazorg),
        klant is (nog|hier) koning, echt mens aan, echte mensen, (stond|staan|staat) klaar,
        (stuurde|stuurden|regelde|regelden|loste|losten|hielp|hielpen|paste|pasten|reageerde|reageerden) (direct|
        meteen|netjes|gelijk|snel|vlot|zo|adres|het|wel) (een|op|meteen|aan|even|mij|snel|nieuwe),
        (jullie|ze|zij) (zijn|waren) (zo|heel|echt|super|erg) (aardig|lief|behulpzaam|vriendelijk|attent|goed),
        dikke (tien|10), (wel|meteen|snel|netjes) (opgelost|gereageerd|rechtgezet), een schat,
        (rechtgezet|goedgemaakt|hersteld), (met|veel|duizend|nette) excuses,
        (advies|vraag|raad) ~ (antwoord|vriendelijk|uitgebreid|duidelijk|beantwoord), belde van tevoren
      `,
      complaint: `
        onvriendelijk*, onbeschoft*, onbeleefd*, niet behulpzaam, niet geholpen, geen hulp, incompetent*,
        slechte service, matige service, belabberde service, service ~ slecht, service ~ waardeloos,
        service ~ bedroevend, slechte klantenservice, klantenservice ~ slecht, klantenservice ~ niet,
        klantenservice ~ waardeloos, klantenservice ~ drama, klantenservice ~ onbereikbaar, nooit antwoord,
        geen antwoord, geen reactie, nooit een reactie, nooit reactie, nog geen reactie, nog geen antwoord,
        niet gereageerd, niet geantwoord, nooit gereageerd, nooit geantwoord, reageren niet, reageert niet,
        reageert niemand, antwoorden niet, niet beantwoord, onbereikbaar*, niet bereikbaar, slecht bereikbaar,
        moeilijk bereikbaar, niet te bereiken, moeilijk te bereiken, neemt niemand op, nemen niet op,
        niemand neemt op, geen telefoonnummer, geen contact, genegeerd?, negeren?, negeert?, wacht op antwoord,
        wachten op antwoord, wacht op reactie, wachten op reactie, wachten op een antwoord, trage reactie,
        traag reageren, standaard antwoord*, standaardantwoord*, automatisch antwoord, een bot, alleen een bot,
        chatbot ~ niet, slechte communicatie, geen communicatie, gebrek aan communicatie, van het kastje,
        afgescheept, in de wacht?, kluitje in het riet, het riet gestuurd, met een kluitje, het kastje naar,
        afgepoeierd, nul reactie, nooit teruggebeld, niemand reageert, onbereikbaar, wachtmuziek, opgehangen?,
        standaardantwoord, standaard antwoord, automatische mail, chatbot, robot?, onbeschoft, onvriendelijk,
        arrogant?, kortaf?, nors?, interesseert ze niks?, zelf achteraan?, er zelf achteraan?, onkundig?,
        niet vriendelijk, onvriendelijk geholpen, onvriendelijk personeel, onvriendelijke medewerk*, bot behandeld,
        botte, brutaal, brutale, lomp behandeld, niet klantvriendelijk, klantonvriendelijk*, geen service,
        nul service, service nul, service ontbreekt, service ~ slechter, service ~ matig, service ~ drama,
        service ~ beter, service ~ tegen, service ~ traag, betere service, betere klantenservice, snellere service,
        waardeloze service, waardeloze klantenservice, trage service, trage klantenservice, klantenservice ~ traag,
        klantenservice ~ onvriendelijk, klantenservice ~ beter, klantenservice ~ reageert, klantenservice ~ geen,
        klantenservice ~ nooit, klantendienst ~ niet, klantendienst ~ slecht, geen klantenservice,
        niemand bereikbaar, niemand te bereiken, krijg niemand te pakken, krijg geen contact, kreeg geen contact,
        krijg geen antwoord, krijg geen reactie, kreeg geen antwoord, kreeg geen reactie, geen gehoor, geen respons,
        geen bericht, niks gehoord, niets gehoord, nooit iets gehoord, nooit meer iets gehoord, niks meer gehoord,
        niets meer gehoord, niks meer van gehoord, hoor niks, hoor niets, antwoord duurde, reactie duurde,
        antwoord ~ weken, antwoord ~ dagen, reactie ~ dagen, reactie ~ weken, dagen op antwoord, dagen op reactie,
        sneller reageren, sneller antwoord*, snellere reactie, reageert traag, reageerde niet, reageerden niet,
        niemand reageerde, geen van mijn mails, mails ~ niet beantwoord, mail ~ niet beantwoord,
        mails ~ onbeantwoord, onbeantwoord*, niet serieus, niet serieus genomen, niet geluisterd, luisteren niet,
        niet meegedacht, denken niet mee, niet opgelost, lossen niks op, lossen niets op, geen oplossing,
        werd niet geholpen, niemand helpt, niemand kon helpen, konden niet helpen, wilden niet helpen,
        helpen je niet, laten je in de steek, aan mijn lot, aan je lot, doorverbonden, doorverwezen, van kastje naar,
        lange wachtrij, wachtrij, lang in de wacht, uren aan de telefoon, telefonisch ~ niet,
        telefonisch onbereikbaar, telefoon ~ niet op, telefonisch contact, niet telefonisch, geen telefonisch*,
        alleen via mail, alleen via chat, alleen chat, chatbot ~ nutteloos, chat ~ niet, chat werkt niet, geen chat,
        echt mens, echt persoon, een mens spreken, geen mens, klacht ~ niet, klacht ~ genegeerd, klacht ~ weg*,
        slecht advies, verkeerd advies, communicatie ~ slecht, communicatie ~ beter, communicatie ~ niet,
        betere communicatie, meer communicatie, slecht gecommuniceerd, niet gecommuniceerd,
        afspraken ~ niet nagekomen, slecht geholpen, slecht behandeld, slecht afgehandeld,
        (geen|nooit|niet|nog_steeds_geen|zonder|al_weken_geen) (reactie|antwoord|gehoor|gereageerd|antwoorden|
        terugbel|teruggebeld|bericht_terug|beantwoord|bereikbaar|bereiken|telefoonnummer|excuses|excuus|sorry|
        opgelost|klantenservice|hulp|service|mens_aan),
        (niemand|nooit_iemand|nooit) (reageert|neemt_op|antwoordt|belt|nam_op|helpt|bereikbaar|te_bereiken|
        gereageerd),
        (klantenservice|service|personeel|medewerk*|helpdesk|klantendienst|chat|chatbot|contact|communicatie|telefoon|
        nazorg) ~ (slecht*|waardeloos|onbereikbaar|traag|onbeschoft|bot|nors|niet_bereikbaar|reageert_niet|
        reageren_niet|weet_niks|weten_niks|lomp|onvriendelijk|drama|ramp|nul|niks|bestaat_niet|standaard*|robot|
        kastje|onkundig|chagrijnig|ongeïnteresseerd|niet_te_bereiken|laat_te_wensen|slechte|beneden|hopeloos|matig|
        arrogant|nergens|ondermaats|geen_verstand|snapte_er|snapt_niks|onbehulpzaam|dramatisch),
        (bot|nors|onbeschoft*|onvriendelijk*|arrogant*|kortaf|chagrijnig*|ongeïnteresseerd*|lomp|snauwerig|afgesnauwd|
        afgescheept|afgepoeierd|niet_serieus_genomen|betuttelend|onbehulpzaam|klantonvriendelijk*|brutaal|afwerend|
        pinnig) (te_woord|behandeld|geholpen|antwoord|personeel|medewerk*|klantenservice|aan_de|mens|reactie|
        geantwoord|ook|en|mailtje), kastje naar (de|muur),
        (uren|lang|half_uur|minuten|kwartier|eindeloos|eeuwen) ~ (in_de_wacht|wachtrij|aan_de_lijn|wachtmuziek|
        wachten_aan_de_telefoon), in de wacht,
        (drie|twee|vier|vijf|10|3|4|5|meerdere|paar|tig|zoveelste|tien|3x|4x|5x|2x) (keer|x|maal|mails|mailtjes|
        keren)_(gemaild|gebeld|bellen|mailen|contact|gevraagd|gestuurd|moeten_bellen|geappt|gesproken),
        (gemaild|gebeld|mail|mails|bericht|gevraagd|vraag|contactformulier) ~ (nooit|geen|niets|niks|stilte|
        nog_steeds|radiostilte|zonder_antwoord|geen_reactie|onbeantwoord),
        moest ik (zelf|er) (achteraan|achterna|bellen|mailen), zelf achteraan,
        (standaardantwoord|standaard_antwoord|standaardmail|robotantwoord|copy_paste|knip_en_plak|
        automatisch_antwoord|autoreply|chatbot_die|nietszeggend),
        (wuift|afgewimpeld|wimpel*|schuift|schoven) ~ (weg|af|schuld), (had_u_maar|eigen_schuld|mijn_eigen_schuld),
        zoek het maar uit, hoorn erop, (gooide|gooiden|smeet) ~ hoorn, opgehangen,
        nemen (nooit|niet|maar) ~ (telefoon|op), aan het lijntje,
        (wist|wisten|weet) (niemand|niks|niets) (iets|van|ervan), niemand wist iets,
        (weken|dagen|maanden) (mailen|bellen|gemail|gebel|heen_en_weer),
        (van_de_ene|ene_medewerker|doorverbonden|doorgestuurd) ~ (andere|ander|volgende),
        (zelfde|hetzelfde|standaard|kant_en_klaar|kant_en_klare) (zinnetje|antwoord|riedeltje|mailtje|verhaal),
        (ruzie|discussie|discussiëren|discussieren|bekvechten|strijd) (maken|met|moeten|gehad),
        (nog_steeds|nog|steeds|maar) moet ik (wachten|geduld), nog moet ik wachten, neus bloedt,
        (doen|doet|deden) ~ (neus_bloedt|niets_aan_de_hand|alsof_er_niks)
      `,
    },
    returns: {
      said: `
        retour*, *retour, teruggestuurd?, terugsturen, terug gestuurd, terug sturen, teruggezonden, terugzenden,
        teruggave, terugbetaal*, terugbetaald, terugbetaling*, geld terug, ruilen?, geruild, omruil*, omruilen,
        omgeruild, vervang*?, vervangen?, vervanging?, garantie*, retourner*, geretourneerd?, tegoedbon, creditnota,
        herroep*, bedenktijd, retour, retourneren, garantie, terugbrengen, inruilen?, annuleren?, als het niet past?,
        in de winkel terug?, retourzending*, retourlabel*, retourbeleid, retourproces, retourtermijn,
        retourvoorwaarden, retourpakket, retouren, retourportaal, retouradres, retourbon, terug te sturen,
        teruggegeven, teruggeven, teruggebracht, teruggestort, terugstort*, terugboek*, teruggeboekt, geld_terug*,
        terugkrijgen?, restitutie, refund, omruiling, omwisselen, omgewisseld, ruiling, ruiltermijn, garantieclaim,
        garantietermijn, garantiebewijs, garantieperiode, twee jaar garantie, onder garantie, reclamatie,
        niet goed geld terug, zichttermijn, 14 dagen, 30 dagen, 100 dagen, proefperiode, teruggestuurd, terugstuur*,
        terugzend*, terug_te_sturen, terug_sturen, ruilen, geld_terug, terugbetalen, terugstorten, herroeping*,
        reparatie?, vervang*, terugnemen, teruggenomen, terug_nemen, neem* ~ terug,
        (mocht|mag|mogen) (ie|hij|het|ze|alles) (gelukkig)_(terug|retour), (halen|haalden|haalt) ~ (op|terug),
        terugkreeg, teruggekregen
      `,
      praise: `
        makkelijk retour*, retour ~ makkelijk, retourneren ~ makkelijk, eenvoudig retour*, retour ~ eenvoudig,
        gratis retour*, retourneren ~ eenvoudig, retourneren ging, retour ging, makkelijk terugsturen,
        makkelijk ruilen, makkelijk te retourneren, ruilen ~ makkelijk, ruilen ~ geen probleem, ruilen ging,
        snel geruild, snel omgeruild, snel terugbetaald, netjes terugbetaald, geld ~ snel terug, snel geld terug,
        geld netjes terug, snel mijn geld terug, snelle terugbetaling, terugbetaling ~ snel, direct vervangen,
        netjes vervangen, gratis vervangen, meteen vervangen, snel vervangen, nieuwe gestuurd?, nieuw exemplaar,
        nieuwe opgestuurd, nieuwe toegestuurd, lange garantie, goede garantie, soepel retour*, retour ~ soepel,
        retour ~ snel, retour makkelijk, retourneren makkelijk, retour zonder, retourlabel erbij, gratis retour,
        geld zo terug, geld snel terug, geld terug binnen, meteen geld terug, snel teruggestort, teruggestort binnen,
        omgeruild zonder, meteen omgeruild, meteen een nieuwe?, mocht ik houden?, retour ging makkelijk,
        retour ging soepel, retour ~ vlot, retour ~ goed, retour ~ simpel, retour ~ prima, retourneren ~ soepel,
        retourneren ~ vlot, retourneren ~ simpel, retourneren ~ goed, retourneren ~ gratis, retour ~ gratis,
        retour is gratis, retourneren is gratis, gratis terugsturen, gratis geretourneerd, simpel retour*,
        gemakkelijk retour*, gemakkelijk te retourneren, eenvoudig te retourneren, makkelijk terug te sturen,
        makkelijk omruilen, makkelijk geruild, makkelijk omgeruild, vlot omgeruild, gratis omgeruild, gratis ruilen,
        direct omgeruild, ruilen ging makkelijk, ruilen ging snel, ruilen kon, omruilen ging, omruilen ~ makkelijk,
        direct terugbetaald, meteen terugbetaald, vlot terugbetaald, geld direct terug, geld meteen terug,
        geld terug gekregen, geld teruggekregen, geld ~ netjes terug, kreeg mijn geld terug, kreeg ~ geld terug,
        volledig terugbetaald, vlotte terugbetaling, kreeg een nieuwe, kreeg nieuwe, nieuwe gekregen,
        gratis een nieuwe, gelijk een nieuwe, direct een nieuwe, kosteloos vervangen, kosteloos, vervanging ~ snel,
        snelle vervanging, onder garantie gerepareerd, onder garantie vervangen, garantie ~ goed, garantie ~ netjes,
        ruime retour*, lange retourtermijn, lang bedenktijd, goede retour*,
        (retour*|ruilen|omruilen|terugsturen|terugbetaling|terugbetaald|geld_terug|garantie|omwisselen|retourneren|
        reparatie|vervang*) ~ (makkelijk|gemakkelijk|soepel|snel|gratis|probleemloos|zonder_problemen|zonder_gedoe|
        geen_probleem|vlot|prima|top|netjes|super|keurig|eenvoudig|fijn|kosteloos|direct|meteen|goed_geregeld|fluitje|
        binnen_een|perfect|zo_gepiept|zo_geregeld|ruim),
        (makkelijk|gemakkelijk|soepel|snel|gratis|probleemloos|zonder_gedoe|vlot|netjes|direct|meteen|
        kosteloos) (retour*|ruilen|geruild|omgeruild|terug_te_sturen|terugsturen|terugbetaald|mijn_geld_terug|
        vervangen|een_nieuwe_gestuurd|nieuw_exemplaar|nieuwe_gekregen),
        (30|60|100|dertig|honderd|zestig) dagen ~ (retour*|bedenktijd|terug*|ruilen),
        (terugsturen|retourneren|ruilen|retour) (ging|gaat|was|is) (supermakkelijk|makkelijk|goed|snel|soepel|vlot|
        prima|top), mocht ~ terug, zonder vragen ~ (nieuwe|nieuw|vervang*), kreeg ~ een nieuwe,
        (teruggestuurd|geruild) ~ (zonder_problemen|probleemloos|geen_problemen),
        zonder problemen (teruggestuurd|geruild|geretourneerd)
      `,
      complaint: `
        retour ~ ingewikkeld, retourneren ~ ingewikkeld, retour ~ lastig, retourneren ~ lastig, retour ~ gedoe,
        retourneren ~ gedoe, retour ~ omslachtig, retourneren ~ omslachtig, retour ~ duur, retourneren ~ duur,
        retourneren kost, retour kost, retourkosten, retour niet gratis, retourneren niet gratis,
        retourneren is niet gratis, geen gratis retour*, retour zelf betalen, zelf retour betalen,
        betalen voor retour*, kosten ~ retour, moeilijk te retourneren, lastig te retourneren, kan niet retour*,
        niet retourneren, niet terugsturen, niet ruilen, kon niet ruilen, ruilen ~ niet, geen retourlabel,
        retourlabel ~ niet, retourlabel ontbr*, geen geld terug, geld niet terug, geld nog niet terug,
        nog geen geld terug, nog steeds geen geld, wacht ~ geld, wacht ~ terugbetaling, wachten ~ geld,
        wachten ~ terugbetaling, terugbetaling ~ lang, terugbetaling ~ weken, terugbetaling ~ niet,
        terugbetaling duurt, terugbetaling duurde, niet terugbetaald, nog niet terugbetaald, weiger* ~ terug*,
        weiger* ~ vervang*, moest ~ terugsturen?, moet ~ terugsturen?, moeten terugsturen, moest ~ retour,
        teruggestuurd?, terug moeten sturen, geretourneerd?, garantie ~ niet, geen garantie, alleen een tegoedbon,
        alleen tegoedbon, korte retour*, retourtermijn ~ kort, nemen wij niet terug, nemen niet terug,
        nemen ze niet terug, niet teruggenomen, wacht op mijn geld, waar blijft mijn geld, nog geen geld,
        retour betalen, retour geweigerd, ruilen kan niet, tegoedbon, garantie geldt niet, buiten garantie,
        slijtage?, annuleren kan niet?, annuleren lukt niet?, retour gedoe, gedoe met retour, retour ~ slecht,
        retour ~ moeilijk, retour ~ duurt, retour ~ traag, retour ~ weken, retour ~ niet, retour ~ geweigerd,
        retourneren ~ moeilijk, retourneren ~ niet, retourneren ~ onmogelijk, retourneren lukt, retourkosten ~ hoog,
        hoge retourkosten, dure retour*, retour betaald, retour zelf, zelf de retour*, zelf terugsturen,
        kosten van retour*, kosten voor retour*, betalen voor terugsturen, terugsturen kost, terugsturen ~ duur,
        terugsturen ~ gedoe, terugsturen ~ niet, gratis retour graag, gratis retourneren graag, ingewikkelde retour*,
        omslachtige retour*, lastige retour*, slechte retour*, moeilijk retour*, niet kunnen ruilen, niet geruild,
        mag niet ruilen, omruilen ~ niet, niet omruilen, niet omgeruild, moeilijk ruilen, moet het terugsturen,
        moest het terugsturen, moest terug, moet terug, ging terug, gaat terug, gaat retour, ging retour,
        terug gestuurd, heb het teruggestuurd, alles teruggestuurd, geld nooit terug, nooit geld terug,
        nooit mijn geld terug, nooit terugbetaald, nog niks terug, nog niets teruggekregen, niet teruggekregen,
        niet teruggestort, nog niet teruggestort, niet vergoed, niets vergoed, geen vergoeding, geen restitutie,
        geen terugbetaling, geen refund, krijg mijn geld niet, wil mijn geld terug, wacht ~ op mijn geld,
        wachten op mijn geld, weken op mijn geld, terugbetaling liet, deel terugbetaald, maar de helft terug,
        geen vervanging, niet vervangen, nooit vervangen, garantie afgewezen, garantie geweigerd, garantie vervalt,
        valt niet onder garantie, niet onder garantie, doen moeilijk over garantie, net buiten de garantie,
        langere garantie, retourtermijn te kort, langere retour*, langere bedenktijd, doen moeilijk met retour,
        retourlabel bij, retourlabel meesturen, retourformulier,
        (retour*|ruilen|omruilen|terugsturen|terugbetaling|terugbetaald|geld_terug|garantie|omwisselen|retourneren|
        reparatie) ~ (niet|nooit|geweigerd|weiger*|eigen_kosten|zelf_betalen|betalen|moeilijk*|gedoe|weken|duurt|
        duurde|ingewikkeld|omslachtig|kosten|kost|ellende|drama|ramp|wachten|gewacht|nog_steeds|geen|onmogelijk|duur|
        euro|lastig|slecht|lang|zelf|alleen_tegoed*|hel|printer|uitgesloten|vervallen),
        (geld|bedrag|centen|terugbetaling) ~ (nog_niet_terug|niet_terug|nooit_terug|nog_altijd_niet|nog_steeds_niet|
        nooit_gezien|wacht_al|nog_niet_gestort|kwijt|niet_gekregen),
        (wacht|wachten|gewacht) ~ (geld|terugbetaling|retour|refund|terugstorting|vervanging),
        (op|tegen|voor) eigen (kosten|rekening),
        (niet|nooit|weiger*) ~ (terugnemen|terug_te_nemen|teruggenomen|terug_genomen|vergoed*|terugbetaald|vervangen|
        geruild|ruilen|retourneren|terug_betalen), (nemen|neemt|namen|nam) ~ niet terug,
        geen (garantie|retour|geld_terug|vergoeding|terugbetaling|bedenktijd|retourlabel),
        retourneren (kost|is_duur|moet),
        (maand|weken|maanden|dagen) ~ (geld_terug|geld_terugkreeg|terugbetaald|terugbetaling),
        (geld) ~ (weken|maand|maanden|nooit), maar 14 dagen, (14|veertien) dagen ~ (kort|weinig|ruilen)
      `,
    },
    website: {
      said: `
        *website*, *webshop*, sites, webwinkel, pagina?, pagina_s?, homepage, winkelwagen*, winkelmand*, afrekenen?,
        checkout?, bestelproces, zoekfunctie*, zoeken?, zoekbalk, navig*, menu?, inlog*, ingelogd, account*,
        wachtwoord*, registr*, laadt?, laden?, laadtijd, crasht*, crash*, vastgelopen, loopt vast, liep vast,
        foutmelding*, error?, bug*, pop_up*, popup*, cookie*, mobiel?, telefoon app?, browser, gebruiksvriendelijk*,
        overzichtelijk*?, onoverzichtelijk*, vertaald, vertaling*, taal?, verlanglijst*, nieuwsbrief?, bestellen?,
        als gast?, sorteren op, filteren op, site, website, winkelmandje, verlanglijst?, favorieten?, inloggen,
        account?, zonder account?, websites, webpagina*, webshops, internetsite, internetwinkel, online winkel,
        homepagina, hoofdpagina, startpagina, productpagina*, bestelpagina, winkelkar, winkelmandjes,
        bestelprocedure, bestelsysteem, bestelformulier, kassa?, online bestellen, apps, de app, jullie app,
        mobiele app, mobiele site, mobiele website, mobiele versie, laadsnelheid, zoekmachine, zoekopdracht,
        zoekresultaten, zoekfilter*, filter, filters, filteren, filteropties, filterfunctie, sorteren, sorteer*,
        categorie*?, navigatie, navigeren, lay_out, layout, interface, knop?, knoppen?, login, aanmelden?, profiel?,
        gastaccount, link, links?, linkje, pop_ups, cookiemelding, cookiebanner, taalinstelling, taalkeuze,
        nederlandstalig*, nederlandse taal, in het nederlands, engelstalig*, vertaald*, technische storing,
        site storing, offline, klikken?, klik?, scrollen, browsen, lettertype, donkere modus, dark mode, app,
        zoekfunctie, website*, webshop*, *site, webpagina, pagina's?, zoeken_op?, filter*?, menu, mandje?,
        registreren, registratie, afreken*, checkout, betaalpagina, error*, laadtijd*,
        (laadt|laden) (traag|niet|lang|pagina), telefoon?, tablet*, online_bestellen, online_winkelen,
        bestellen_ging?, vertaal*?, (in_het|alleen|nederlandse) (nederlands|engels|duits) (site|website|pagina),
        huisnummer?, postcode?, adresgegevens, favorieten, keuzehulp, configurator, lettertje*, dode_link, link?
      `,
      praise: `
        overzichtelijk*?, gebruiksvriendelijk*, duidelijke website, duidelijke site, fijne website, fijne site,
        mooie website, mooie site, goede website, goede site, prettige website, prettige site, prettige webshop,
        fijne webshop, leuke webshop, mooie webshop, website ~ duidelijk, site ~ duidelijk, website ~ makkelijk,
        site ~ makkelijk, website ~ fijn, website ~ overzichtelijk, makkelijk bestellen?, makkelijk te bestellen,
        makkelijk besteld, gemakkelijk bestellen, gemakkelijk te bestellen, eenvoudig bestellen,
        eenvoudig te bestellen, bestellen ~ makkelijk, bestellen ~ eenvoudig, bestellen ging?,
        makkelijk bestelproces, bestelproces ~ makkelijk, bestelproces ~ eenvoudig, makkelijk te vinden?,
        snel gevonden?, goed te vinden?, alles vinden?, intuïtief*?, fijne app, goede app, handige app, app ~ handig,
        app werkt goed, overzichtelijk?, meteen gevonden?, twee klikken?, paar klikken, binnen twee minuten besteld?,
        gebruiksvriendelijk, makkelijke website, makkelijke site, makkelijke webshop, handige website, handige site,
        handige webshop, overzichtelijke website, overzichtelijke site, overzichtelijke webshop,
        overzichtelijke winkel, snelle website, snelle site, nette website, nette site, gebruiksvriendelijke site,
        gebruiksvriendelijke website, goede webshop, duidelijke webshop, duidelijke webwinkel, fijne webwinkel,
        leuke webwinkel, leuke site, leuke website, prachtige website, prachtige site, moderne website, top site,
        super site, top website, site ~ fijn, site ~ goed, site ~ overzichtelijk, site ~ mooi, site ~ prettig,
        site ~ snel, site ~ handig, site ~ prima, site werkt goed, site werkt prima, site werkt fijn, website ~ goed,
        website ~ mooi, website ~ prettig, website ~ snel, website ~ handig, website ~ prima, website werkt goed,
        website werkt prima, webshop ~ fijn, webshop ~ overzichtelijk, webshop ~ duidelijk, webshop ~ makkelijk,
        app ~ fijn, app ~ makkelijk, app ~ goed, app ~ overzichtelijk, app ~ snel, app werkt, fijne navigatie,
        makkelijk navigeren, makkelijk te navigeren, makkelijk zoeken, makkelijk te zoeken, makkelijk filteren,
        handige filters, goede filters, goede zoekfunctie, fijne zoekfunctie, handige zoekfunctie,
        zoekfunctie ~ goed, makkelijk gevonden, gemakkelijk te vinden, snel te vinden, vlot bestellen,
        snel bestellen, snel te bestellen, snel besteld, zo besteld, vlot besteld, simpel bestellen,
        simpel te bestellen, eenvoudig besteld, gemakkelijk besteld, bestelling plaatsen ~ makkelijk,
        bestelling ~ makkelijk geplaatst, bestellen ~ simpel, bestellen ~ snel, bestellen ~ vlot, bestellen ~ goed,
        bestellen ging makkelijk, bestellen ging snel, bestellen ging vlot, bestelproces ~ soepel,
        bestelproces ~ duidelijk, bestelproces ~ snel, bestelproces ~ goed, soepel bestelproces,
        eenvoudig bestelproces, snel afrekenen, makkelijk afrekenen, afrekenen ~ makkelijk, afrekenen ~ snel,
        afrekenen ging, bestelgemak, gemak van bestellen,
        (site|website|webshop|webwinkel|app|zoekfunctie|filters|bestelproces|bestellen|navigatie|pagina|
        winkel_online) ~ (overzichtelijk*|duidelijk*|makkelijk*|gemakkelijk|gebruiksvriendelijk*|handig*|fijn*|
        prettig*|snel|vlot|simpel|eenvoudig|mooi*|goed*|prima|top|super|soepel|intuïtief|rustig|inspirerend|
        probleemloos|helder|logisch|perfect|werkt_goed|werkt_prima|leuk|fluitje),
        (overzichtelijke|duidelijke|fijne|mooie|handige|goede|gebruiksvriendelijke|prettige|leuke|makkelijke|snelle|
        prima|heldere|strakke|rustige|super) (site|website|webshop|webwinkel|app|zoekfunctie|filters|winkel|
        online_winkel|pagina|indeling|overzichtelijke),
        (makkelijk|snel|eenvoudig|gemakkelijk|simpel|vlot|handig|soepel|zo|heel_makkelijk) (bestellen|besteld|
        te_bestellen|te_vinden|gevonden|navigeren|afrekenen|afgerekend|zoeken|te_gebruiken|alles_te_vinden|
        te_navigeren), (in|met) (een_paar|twee|drie|paar|3|2|vijf) (klikken|kliks|stappen|minuten|klikjes),
        bestellen (ging|gaat|was|is) (makkelijk|snel|vlot|soepel|eenvoudig|super|goed|vanzelf|gemakkelijk|prima),
        werkt (goed|vlot|prima|soepel|fijn) op (m'n|mijn|de|een|telefoon|mobiel|tablet),
        (intuïtieve|intuitieve|intuïtief|intuitief) (site|website|app|webshop|te_gebruiken),
        (heel|erg|super|lekker) (intuïtief|overzichtelijk|gebruiksvriendelijk),
        (site|website|webshop|app) (werkt|doet_het|is) (makkelijk|goed|fijn|prettig|vlot|snel|soepel),
        (in_de_trein|op_de_bank|onderweg|vanaf_de_bank) ~ besteld,
        (twee|paar|vijf|2|5) minuten (werk|besteld|klaar|geregeld), even snel besteld,
        (app|site|website|webshop) (zit|is) ~ (goed_in_elkaar|slim_gemaakt|goed_gemaakt|goed_opgezet)
      `,
      complaint: `
        onoverzichtelijk*, niet overzichtelijk, niet gebruiksvriendelijk, website ~ traag, site ~ traag,
        webshop ~ traag, app ~ traag, trage website, trage site, langzame website, laadt langzaam, laadt traag,
        laadt niet, lange laadtijd, website ~ niet, site ~ niet, app ~ niet, pagina ~ niet, pagina ~ langzaam,
        website ~ vast, site ~ vast, app ~ vast, app crasht, website crasht*, crasht, crashte, loopt vast, liep vast,
        vastgelopen, foutmelding*, error?, bug?, bugs?, inloggen ~ niet, niet inloggen, kan niet inloggen,
        kon niet inloggen, wachtwoord ~ niet, website ~ onduidelijk, site ~ onduidelijk, onduidelijke website,
        onduidelijke site, verwarrende website, website ~ verwarrend, bestelproces ~ ingewikkeld,
        bestelproces ~ omslachtig, bestellen ~ ingewikkeld, bestellen ~ lastig, bestellen lukte niet,
        kon niet bestellen, account aanmaken, account moeten, verplicht account, verplicht ~ account,
        zonder account?, als gast bestellen, winkelwagen ~ leeg, winkelmandje ~ leeg, winkelwagen ~ niet,
        zoekfunctie ~ niet, zoekfunctie ~ slecht, zoekfunctie ~ beter, betere zoekfunctie, slechte zoekfunctie,
        filters ~ niet, geen filters, filters ontbreken, meer filters, betere filters, moeilijk te vinden?,
        lastig te vinden?, slecht te vinden, niet te vinden?, kon niet vinden?, pop_ups, popups, te veel stappen,
        veel stappen?, te veel mails?, te veel mail?, spam?, link ~ niet, niet vertaald, slecht vertaald,
        alleen in het engels?, alleen engels?, op mobiel ~ niet, op mijn telefoon ~ niet, op de telefoon ~ niet,
        knop ~ niet, afrekenen ~ niet, afrekenen lukte niet, verouderde website, site hing, hangt?, traag?,
        witte pagina?, foutmelding, zoekfunctie slecht, zoeken ~ niks, vind niks?, niks te vinden?, onvindbaar,
        zoekplaatje?, doolhof?, onoverzichtelijk, rommelig?, winkelmandje leeg, mandje leeg, mandje ~ leeg,
        filter ~ niet, wachtwoord?, account verplicht, uitgelogd, pop_up*, cookies, op mijn telefoon?,
        kleine letters?, site is traag, website is traag, site laadt, website laadt, pagina laadt, pagina_s laden,
        laden niet, laadt eeuwig, laden duurt, blijft laden, site ~ langzaam, website ~ langzaam, app ~ langzaam,
        webshop ~ langzaam, langzame site, slechte site, slechte website, slechte webshop, slechte app,
        ouderwetse website, ouderwetse site, verouderde site, rommelige website, rommelige site, drukke website,
        drukke site, site ~ rommelig, website ~ rommelig, site ~ druk, website ~ druk, site ~ verwarrend,
        site ~ slecht, website ~ slecht, app ~ slecht, site ~ ouderwets, website ~ ouderwets, website ~ verouderd,
        site ~ verouderd, site ~ beter, website ~ beter, app ~ beter, betere website, betere site, betere app,
        site ~ fout*, website ~ fout*, app ~ fout*, site ~ werkt niet, website ~ werkt niet, app ~ werkt niet,
        app hangt, app ~ hangt, site hangt, site ~ hangt, website hangt, website ~ hangt, site lag eruit,
        site ligt eruit, site down, website down, site crasht, site crashte, app crashte, onoverzichtelijke,
        onoverzichtelijke site, onoverzichtelijke website, onduidelijke webshop, onduidelijke navigatie,
        navigatie ~ lastig, navigatie ~ onduidelijk, navigatie ~ beter, zoeken ~ lastig, zoeken ~ moeilijk,
        zoeken werkt niet, lang zoeken, lang moeten zoeken, veel zoeken, moest zoeken, zoekfunctie werkt,
        zoekresultaten ~ niet, filter werkt niet, filters werken niet, filter ~ ontbreekt, geen filter,
        filteren ~ niet, niet filteren, kan niet filteren, beter filteren, meer filteropties, niet sorteren,
        kan niet sorteren, kan niets vinden, kan niks vinden, kon niks vinden, kon het niet vinden, lastig zoeken,
        moeilijk zoeken, inloggen lukt niet, inloggen lukte niet, inloggen werkt niet, inlog werkt niet,
        niet ingelogd, lukt niet om in te loggen, steeds inloggen, steeds uitgelogd, wachtwoord vergeten,
        wachtwoord resetten, verplicht een account, verplicht inloggen, verplicht registreren, account nodig,
        account aan te maken, moest een account, moet een account, zonder account bestellen, zonder account kunnen,
        zonder registratie, bestellen lukt niet, bestellen werkt niet, bestelling lukte niet, bestelling ging niet,
        bestelling plaatsen lukte, bestelling plaatsen ~ niet, niet kunnen bestellen, omslachtig bestellen,
        bestelproces ~ lang, bestelproces ~ lastig, bestelproces ~ niet, bestelproces ~ onduidelijk,
        ingewikkeld bestelproces, omslachtig bestelproces, lang bestelproces, te veel klikken, veel klikken,
        te veel gegevens invullen, veel invullen, steeds opnieuw invullen, adres invullen, adres wijzigen,
        adres aanpassen, winkelwagen leeg, winkelwagen verdwenen, winkelmandje verdwenen, winkelwagen ~ verdwenen,
        knop werkt niet, knoppen ~ niet, afrekenen werkt niet, afrekenen lukt niet, afrekenen liep,
        kon niet afrekenen, kan niet afrekenen, link werkt niet, links werken niet, dode link, 404, cookiemelding,
        te veel pop_ups, irritante pop_up*, te veel reclame op de site, slechte vertaling, slechte vertalingen,
        vreemd nederlands, krom nederlands, geen nederlands, niet in het nederlands, werkt niet op mobiel,
        werkt niet op mijn telefoon, werkt niet op mijn ipad, op mijn tablet, op mobiel slecht, op mobiel onhandig,
        op mijn telefoon slecht, niet mobielvriendelijk, te kleine letters, lettertype te klein, slecht leesbaar,
        onleesbaar,
        (site|website|webshop|webwinkel|app|zoekfunctie|filter*|winkelmand*|winkelwagen*|mandje|inloggen|account|
        wachtwoord|pagina*|menu|afreken*|bestelproces|checkout|registreren|betaalpagina|knop|link|formulier) ~ (traag|
        langzaam|werkt_niet|werkte_niet|werken_niet|doet_het_niet|deed_het_niet|foutmelding|error|crasht|crashte|
        vastgelopen|loopt_vast|liep_vast|hangt|hapert|leeg|onoverzichtelijk*|onduidelijk*|onhandig*|ingewikkeld|
        omslachtig|verwarrend|slecht*|irritant*|drama|ramp|rommelig*|verouderd|chaotisch|niet_laden|laadt_niet|
        laden_niet|onvindbaar|moeilijk*|lastig|niet_te_vinden|doolhof|verplicht*|moeten_maken|aanmaken|
        niet_gebruiksvriendelijk|eruit_gegooid|lag_eruit|ligt_eruit|plat|storing|bug*|geen|niet_goed|terug_naar|
        steeds_opnieuw|telkens|kwijt|verdween|verdwijnt|druk|klein|pop_up*|popup*|reclame|niet_op_mijn|wordt_niet|
        herkent|onthoudt|springt|blijft_draaien|blijft_hangen|alleen_engels|vol_fouten),
        (fout|foutmelding|error|storing) (bij|tijdens|op|als|met|wanneer|in) (het|afrekenen|betalen|inloggen|
        bestellen|huisnummer|de|mijn|postcode|ik|adres),
        (steeds|telkens|iedere_keer|elke_keer|voortdurend|constant|drie_keer|alweer|weer) (uitgelogd|opnieuw|
        foutmelding|een_foutmelding|error|inloggen|eruit|leeg|vast|crasht|terug_naar),
        opnieuw (alles|invullen|inloggen|beginnen|bestellen|proberen|mijn_gegevens),
        (op|via|met) (mobiel|telefoon|mijn_telefoon|mn_telefoon|m'n_telefoon|iphone|tablet|ipad|android|mijn_mobiel|
        gsm) ~ (niet|onleesbaar|traag|lastig|klein|vast|drama|slecht|onhandig|werkt_het|nauwelijks|moeilijk),
        (kan|kon|kunnen|krijg|kreeg|lukt) (niet|niks|nergens|niets|maar_niet|het_niet|mijn) (vinden|zoeken|inloggen|
        afrekenen|bestellen|filteren|sorteren|aanpassen|wijzigen|annuleren|doorklikken|verder|te_filteren|
        in_de_winkelwagen), niet (kunnen|te|op) (filteren|sorteren|zoeken|inloggen|afrekenen|wijzigen|vinden_op_de),
        (verplicht|moest|moeten|moet) ~ account,
        (te_veel|teveel|zoveel|tien|honderd|duizend|eindeloos|veel) (stappen|klikken|pop_ups|popups|schermen|velden|
        gegevens_invullen|reclame|cookies),
        (zoek|zocht|zoekt) ~ (krijg|krijgt|kreeg|niks|niets|andere_dingen|heel_iets|resultaten),
        (vertaald|vertaling) (door|met|google|slecht|robot|krom|belabberd), logt ~ uit,
        (nieuw|ander) wachtwoord (aanmaken|maken|invoeren|opgeven), geen robot, (bewijzen|bevestigen) ~ robot,
        blijft hangen, (pagina|site|app) ~ (hangen|hangt|uitgelogd|log_uit),
        (vindt|vind|vinden) (het|niks|niets) (nog)_(niet|niks),
        (filters|filter|winkelmandje|gegevens|zoekopdracht) (kwijt|weg|verdwenen|leeg|gereset),
        (chaotisch|onlogisch|rommelig) menu
      `,
    },
    'product-info': {
      said: `
        beschrijving*, *beschrijving*, productinformatie, productinfo, *omschrijving*, informatie?, info?, details?,
        afbeelding*?, specificatie*, zoals beschreven, zoals omschreven, zoals afgebeeld, zoals op de foto,
        als op de foto, misleidend*?, klantfoto*, vergelijk*?, zoom?, filmpje?, een filmpje?, foto van, foto_s van,
        omschrijving, beschrijving, specificaties, batterijen bij, geschikt is voor, is het geschikt, reviews?,
        beoordelingen?, foto, foto_s, fotos, fotootje, productfoto*, detailfoto*, sfeerfoto*, afbeelding,
        afbeeldingen, plaatje?, plaatjes?, video, video_s, productvideo*, productbeschrijving*, productomschrijving*,
        productgegevens, productdetails, productspecificaties, specs, technische gegevens, technische informatie,
        uitleg over het product, staat erbij?, beschreven, omschreven, afgebeeld, vermeld?, vermelding?,
        gebruikerservaring*, klantreviews, klantbeoordelingen, recensies, ervaringen van anderen, productreviews,
        reviews van anderen, vergelijken, volgens de beschrijving, volgens de omschrijving, volgens de foto,
        volgens de website, *beschrijving, omschrijving*, *omschrijving, productinfo*, productpagina, foto's,
        afbeelding*, plaatjes, video?, filmpje*, review*?, recensie*?, beoordeling*?, info, informatie,
        technische_gegevens,
        (graag|meer|duidelijkere|betere|extra) (foto|foto's|fotos|filmpje|video|info|informatie|
        uitleg_bij_het_product|details|beschrijving|specificaties|afbeeldingen),
        (welke|hoeveel|wat_voor|hoe) ~ (hoort_bij|past_bij|geschikt_voor|is_het_vaatwasser*|zit_erin|batterijen_gaan|
        gebruikt|nodig_bij), (geschikt|compatibel) (voor|met), vaatwasserbestendig*?,
        is (het|deze|dit|hij|die) (geschikt|waterdicht|vaatwasserbestendig|vegan|compatibel),
        (batterijen|snoer|lamp|oplader|schroeven) (erbij|inbegrepen|bijgeleverd)
      `,
      praise: `
        zoals beschreven, zoals omschreven, zoals afgebeeld, zoals op de foto*, als op de foto*, net als op de foto*,
        precies zoals op de foto*, komt overeen met de foto*, komt overeen met de beschrijving,
        komt overeen met de omschrijving, voldoet aan de beschrijving, klopt met de foto*, klopt met de beschrijving,
        goede beschrijving*, duidelijke beschrijving*, duidelijke omschrijving*, goede omschrijving*,
        uitgebreide beschrijving*, uitgebreide omschrijving, beschrijving ~ duidelijk, beschrijving ~ goed,
        beschrijving klopt, omschrijving klopt, mooie foto*, goede foto*, duidelijke foto*, duidelijke informatie,
        goede informatie, duidelijke info, goed beschreven, goed omschreven, goed uitgelegd, duidelijk uitgelegd,
        reviews ~ geholpen, reviews ~ hielpen, handige reviews, stond alles over, staat alles over,
        alles staat erbij, duidelijke omschrijving, duidelijke beschrijving, goede omschrijving,
        uitgebreide informatie, precies zoals op de foto, precies zoals beschreven, zoals op de foto,
        klopt met de foto, filmpje hielp, video hielp, duidelijke foto_s, goede foto_s, vergelijking?,
        zoals verwacht?, conform beschrijving, conform omschrijving, conform de beschrijving,
        conform de omschrijving, precies zoals omschreven, exact zoals, exact zoals op de foto,
        precies als op de foto, net zoals op de foto, zoals op de afbeelding, zoals op de website, zoals op de site,
        komt overeen met foto*, klopt met de omschrijving, klopt precies met, foto_s kloppen, foto klopt,
        foto_s ~ duidelijk, foto_s ~ mooi, foto_s ~ goed, veel foto_s, prachtige foto_s, mooie foto_s,
        handige foto_s, heldere foto_s, beschrijving klopte, omschrijving klopte, omschrijving ~ duidelijk,
        omschrijving ~ goed, heldere beschrijving, heldere omschrijving, heldere informatie, goede productinformatie,
        duidelijke productinformatie, goede productbeschrijving*, duidelijke productbeschrijving*,
        duidelijke productomschrijving*, uitgebreide productinformatie, nuttige informatie, voldoende informatie,
        genoeg informatie, veel informatie, alle informatie, informatie ~ duidelijk, informatie ~ goed,
        informatie ~ volledig, goede info, handige info, veel info, goede uitleg bij, handige video,
        duidelijke video, goede productfoto_s, reviews ~ handig, reviews ~ nuttig, eerlijke reviews, fijne reviews,
        (beschrijving|omschrijving|foto|foto's|fotos|informatie|info|productinformatie|filmpje|video|reviews|
        specificaties|afbeelding*) ~ (duidelijk*|goed*|helder*|uitgebreid*|compleet|eerlijk*|mooi*|kloppen|klopt|
        klopte|prima|top|realistisch|handig*|nuttig|fijn|volledig|overeen|precies|uitgebreide|behulpzaam|super),
        (duidelijke|goede|heldere|uitgebreide|complete|eerlijke|mooie|handige|nuttige|fijne|volledige|prima|juiste|
        realistische) (beschrijving*|omschrijving*|foto|foto's|fotos|informatie|info|productinformatie|filmpje|
        filmpjes|video|video's|reviews|specificaties|afbeeldingen|productfoto's|uitleg_bij|productomschrijving*),
        (precies|exact|net|ziet_eruit|helemaal|is|was|product) (zoals|als|zoals_op) (op_de_foto|beschreven|omschreven|
        afgebeeld|de_foto|op_foto|getoond|op_de_site|verwacht_van_de_foto)
      `,
      complaint: `
        niet zoals beschreven, niet zoals omschreven, niet zoals op de foto*, niet zoals afgebeeld,
        niet als op de foto*, anders dan op de foto*, anders dan beschreven, anders dan omschreven,
        op de foto ~ anders, op de foto_s ~ anders, op de foto ~ groter, op de foto ~ mooier, komt niet overeen?,
        voldoet niet aan de beschrijving, klopt niet met?, misleidend*?, beschrijving ~ fout, beschrijving ~ onjuist,
        beschrijving ~ onduidelijk, beschrijving ~ summier, beschrijving ~ niet, beschrijving ~ misleidend,
        omschrijving ~ niet, omschrijving ~ onduidelijk, omschrijving ~ onjuist, omschrijving ~ summier,
        slechte omschrijving, slechte beschrijving, onduidelijke omschrijving, onduidelijke beschrijving,
        onduidelijke informatie, verkeerde informatie, onjuiste informatie, geen informatie?, geen info?,
        te weinig informatie, te weinig info, weinig informatie, weinig info, weinig foto*, te weinig foto*,
        geen foto*, geen video*, geen reviews?, weinig reviews?, te weinig reviews, gebrek aan informatie,
        ontbrekende informatie, informatie ontbre*, info ontbre*, meer informatie, meer info, meer foto*,
        meer details?, meer video*, meer reviews, meer beoordelingen, betere foto*, betere beschrijving*,
        betere omschrijving*, duidelijkere foto*, duidelijkere omschrijving*, duidelijkere beschrijving*,
        uitgebreidere?, foto* ~ onduidelijk, foto* ~ wazig, foto* ~ klein, foto* ~ misleidend, echte foto*,
        één foto?, maar één foto, staat niet vermeld, niet vermeld?, nergens vermeld, staat nergens?, stond niet?,
        stond nergens?, staat er niet?, staat er niet bij?, nergens staat?, niet aangegeven, info ontbreekt,
        geen foto, geen foto_s, weinig foto_s, foto klopt niet, foto misleidend, misleidend?, anders dan op de foto,
        anders dan de foto, niet zoals op de foto, beschrijving klopt niet, omschrijving klopt niet,
        verkeerde omschrijving, geen beoordelingen, anders dan afgebeeld, anders dan op de afbeelding,
        anders dan op de site, anders dan op de website, anders dan getoond, ziet er anders uit dan,
        anders dan verwacht?, lijkt niet op de foto, niet als de foto, niet zoals de foto, foto ~ anders,
        foto_s ~ anders, foto ~ niet, foto_s ~ niet, foto_s kloppen niet, foto_s misleidend, foto_s ~ misleidend,
        foto_s ~ onduidelijk, foto_s ~ wazig, foto_s ~ te klein, foto_s ~ slecht, slechte foto*, onduidelijke foto*,
        wazige foto*, misleidende foto*, misleidende beschrijving, misleidende informatie, misleidende omschrijving,
        meer productfoto_s, meer afbeeldingen, meer foto_s van, te weinig foto_s, foto_s ontbreken, foto ontbreekt,
        foto_s van de achterkant, betere foto_s, foto_s met model, foto_s op een model, beschrijving ~ kort,
        beschrijving ~ onvolledig, beschrijving ~ vaag, beschrijving ~ beter, beschrijving ~ uitgebreider,
        omschrijving ~ fout, omschrijving ~ kort, omschrijving ~ onvolledig, omschrijving ~ vaag,
        omschrijving ~ beter, omschrijving ~ uitgebreider, omschrijving ~ misleidend, beschrijving ontbreekt,
        omschrijving ontbreekt, geen beschrijving, geen omschrijving, korte beschrijving, korte omschrijving,
        summiere, vage beschrijving, vage omschrijving, duidelijker omschreven, duidelijker beschreven,
        beter beschrijven, beter omschrijven, niet duidelijk omschreven, niet duidelijk beschreven,
        niet goed beschreven, niet goed omschreven, slecht omschreven, slecht beschreven, verkeerd omschreven,
        verkeerd beschreven, productinformatie ~ niet, productinformatie ~ onvolledig, weinig productinformatie,
        meer productinformatie, betere productinformatie, meer info over, meer informatie over, meer uitleg over,
        informatie ~ niet, informatie ~ onduidelijk, informatie ~ onvolledig, informatie ~ fout, info ~ onduidelijk,
        info ~ niet, onvolledige informatie, onvolledige omschrijving, onvolledige beschrijving, onduidelijke info,
        foute informatie, onvoldoende informatie, onvoldoende info, betere informatie, specificaties ~ niet,
        specificaties ontbreken, specificaties kloppen niet, staat niet op de site, staat niet op de website,
        stond niet op de site, stond niet op de website, stond niet in de beschrijving,
        staat niet in de beschrijving, stond er niet bij, nergens te vinden hoe, kon nergens vinden,
        niet duidelijk of, niet duidelijk wat, onduidelijk of, onduidelijk wat, onduidelijk welke,
        weinig beoordelingen,
        (staat|stond|stonden|staan|vermeld|vermeldt|vermelden) ~ (nergens|niet_bij|er_niet|niet_op|niet_vermeld|
        niets_over|niks_over|niet_in_de|niet_duidelijk|geen|verkeerd*|fout*|nergens_bij|niet_dat),
        nergens (staat|vermeld|te_vinden|stond|bij|iets_over|aangegeven|duidelijk|op),
        (niet|nergens|nooit) (vermeld|aangegeven|beschreven|duidelijk_aangegeven|te_lezen|genoemd|duidelijk_of|
        omschreven),
        (beschrijving|omschrijving|foto|foto's|fotos|informatie|info|productinformatie|video|filmpje|specificaties|
        afbeelding*|maat_info|reviews|productinfo) ~ (onduidelijk*|niet|slecht*|summier*|te_weinig|beperkt|
        misleidend*|verkeerd*|mist|ontbreek*|ontbrak*|ontbreken|onvolledig*|fout*|wazig*|te_klein|vaag|vage|minimaal|
        karig|mager|nep|bewerkt|oud|anders|korrelig|geen|kloppen_niet|klopt_niet|afwijk*|alleen_de|tekort|kort|matig|
        weinig),
        (te_weinig|weinig|geen|onvoldoende|meer|betere|duidelijkere|extra|misleidende|slechte|onduidelijke|verkeerde|
        summiere|grotere|onjuiste|onvolledige|andere|foute|graag) (foto|foto's|fotos|informatie|info|beschrijving*|
        omschrijving*|productinformatie|details_over|specificaties|reviews|recensies|filmpje*|video*|afbeelding*|
        productinfo|ingrediënten|maten_erbij|ingredientenlijst|afmetingen_bij),
        (anders|iets_anders|niet|mooier|groter|kleiner|donkerder|beter) (dan|als|zoals) (op_de_foto|op_foto|de_foto|
        beschreven|omschreven|afgebeeld|de_omschrijving|op_de_site|de_beschrijving|op_het_plaatje),
        op de foto ~ (anders|mooier|groter|leek|lijkt|stond|luxer|veel), (lijkt|leek) ~ (op_de_foto|foto|plaatje),
        (welke|wat|hoeveel|hoe|of) ~ (staat|stond) (er|nergens|er_niet|niet),
        (omschrijving|beschrijving|site) (staat|stond|zegt|zei) ~ (klopt_niet|niet_waar|maar|fout|niet_zo),
        (één|een) (donkere|wazige|kleine|slechte) foto,
        (ingrediënten|afmetingen|samenstelling|gewicht|maten) (staan|staat|ontbreken|ontbreekt) (nergens|niet|
        er_niet), (leek|lijkt|oogde) ~ op de (site|website|foto|foto's), (teksten|tekst) (bij|van) (de|het) product*,
        (slecht|krom|slordig) geschreven, maar hoeveel is dat, (er_staat|staat) ~ maar (hoeveel|wat|welke) is,
        niet (gezegd|bij_gezegd|verteld) of,
        (batterijen|snoer|lamp|oplader|schroeven) ~ (erbij|inbegrepen|bijgeleverd)
      `,
    },
    payment: {
      said: `
        betaling*, *betaalmethode*, *betaalmogelijkhe*, betaalwijze*, betaalopties, betalen?, betaald?, ideal,
        paypal, klarna, afterpay, riverty, bancontact, creditcard*, creditkaart, visa?, mastercard, amex, apple_pay,
        google_pay, achteraf betalen, factuur*?, facturen, termijnen?, gespreid betalen, overschrijving, rembours,
        afgeschreven?, incasso?, in3, pinpas, pas geweigerd, afrekenen?, in termijnen?, op rekening, factuur?,
        creditcard, pin?, cadeaubon betalen, tikkie, betaal*wijze, betaalmethodes, betaalmethoden,
        betaalmogelijkheid, betaalmogelijkheden, betaaloptie, betaalmiddel*, betaalpagina, betaalscherm, betaallink,
        betaalverzoek, betaalproces, betaalsysteem, betalingsmogelijkhe*, betalingswijze*, betalingsoptie*,
        betalingsmethode*, online betalen, later betalen, na ontvangst betalen, betalen na ontvangst, gespreid,
        in delen betalen, op afbetaling, afbetaling, kredietkaart, bankpas, bankkaart, pinnen, contant, sepa, sofort,
        billink, applepay, googlepay, apple pay, google pay, kbc, belfius, payconiq, wero, maestro,
        bankoverschrijving, overmaken, overgemaakt, vooraf betalen, vooruit betalen, rekening?, btw factuur,
        btw_factuur, btw_nummer, zakelijke factuur, betaal*, betalen_met, *betaling, betaalmethode*,
        betaalmogelijkhe*, visa, overboeking, achteraf_betal*, achteraf?, termijnen, in_drie_keer, in_delen,
        uitgesmeerd, factuur*, *factuur, btw*, incasso, automatische_incasso, afgeschreven, afschrijving,
        dubbel_afgeschreven, contant*, cadeaukaart_betalen, vvv_bon*, ecocheque*, maaltijdcheque*, bank?,
        op_rekening, ecocheques, maaltijdcheques,
        (betalen|afrekenen) (met|via|in) (klarna|paypal|tikkie|ideal|termijnen|creditcard|ecocheques|cadeaukaart)
      `,
      praise: `
        makkelijk betalen, makkelijk te betalen, betalen ~ makkelijk, betaling ~ makkelijk, betaling ~ soepel,
        betaling ~ vlot, veilig betalen, veilige betaling, achteraf betalen ~ fijn, achteraf betalen ~ handig,
        fijn ~ achteraf betalen, veel betaalmogelijkheden, veel betaalmethodes, ideal ~ fijn, ideal ~ makkelijk,
        betalen ging, achteraf betalen fijn, in termijnen ~ fijn, in drie termijnen, betalen makkelijk,
        veilig betaald, vlot betaald, simpel betalen, makkelijk betaald, eenvoudig betalen, snel betalen,
        snel betaald, betaling ~ snel, betaling ging, betaling ~ goed, betaling ~ veilig, betalen ~ simpel,
        betalen ~ snel, betalen ~ veilig, betalen ging goed, soepele betaling, vlotte betaling, makkelijke betaling,
        achteraf betalen, achteraf kunnen betalen, achteraf kon betalen, ik kon achteraf, met klarna ~ fijn,
        klarna ~ fijn, klarna ~ handig, paypal ~ fijn, paypal ~ handig, ideal ~ handig, bancontact ~ handig,
        veel betaalopties, goede betaalmogelijkheden, verschillende betaalmogelijkheden,
        meerdere betaalmogelijkheden, in delen betalen ~ fijn, gespreid betalen ~ fijn,
        (betalen|betaling|afrekenen|ideal|klarna|achteraf_betalen|paypal|betaalmogelijkheden|riverty|bancontact|
        termijnen) ~ (makkelijk|snel|veilig|handig|fijn|prima|top|soepel|vlot|goed|prettig|ideaal|super|probleemloos|
        gemakkelijk|perfect|genoeg_keus|vertrouwd)
      `,
      complaint: `
        betaling ~ niet, betaling mislukt*, betaling ~ mislukt*, betaling ~ geweigerd, betaling lukte niet,
        betalen lukte niet, betalen ~ niet, kon niet betalen, kan niet betalen, probleem* ~ betaling,
        probleem* ~ betalen, problemen met betalen, creditcard ~ geweigerd, creditcard ~ niet, kaart ~ geweigerd,
        pas ~ geweigerd, paypal ~ niet, geen paypal, geen klarna, geen ideal, geen bancontact, geen creditcard,
        geen apple_pay, geen achteraf betalen, niet achteraf betalen, ideal ~ niet, klarna ~ niet, bancontact ~ niet,
        twee keer afgeschreven, dubbel afgeschreven, dubbel betaald, twee keer betaald, te veel afgeschreven,
        meer betaalmogelijkheden, meer betaalmethodes, meer betaalopties, andere betaalmogelijkheden,
        andere betaalmethode*, geen factuur, factuur ~ niet, factuur klopt niet, factuur ontbr*, factuur nooit,
        aanmaning*, weet ik niet of er betaald, niet of er betaald, afgeschreven zonder, kaart geweigerd,
        pas geweigerd, geweigerd?, betaling mislukt, betalen lukt niet, betaling lukt niet, alleen creditcard,
        alleen ideal?, factuur ontbreekt, incasso?, aanmaning, betaling werkt niet, betaling werkte niet,
        betaling ging niet, betaling ging mis, betaling ~ fout, betaling bleef hangen, betaling liep vast,
        betaling afgebroken, betaling niet verwerkt, betaling ~ niet verwerkt, betaalpagina ~ niet,
        betaalpagina ~ fout, betaalpagina ~ laadt, betaalproces ~ niet, betalen werkt niet, betalen werkte niet,
        betalen ging niet, betalen ging mis, lukte het betalen niet, niet kunnen betalen, niet betalen met,
        kan niet met ~ betalen, kon niet met ~ betalen, kaart niet geaccepteerd, kaart werkt niet, kaart werd niet,
        kaart werd geweigerd, creditcard werd geweigerd, creditcard niet geaccepteerd, pas niet geaccepteerd,
        paypal werkt niet, paypal werkte niet, ideal werkt niet, ideal werkte niet, klarna weiger*,
        klarna werkt niet, afterpay ~ niet, riverty ~ niet, geen afterpay, geen in3, geen gespreid betalen,
        geen termijnen, geen overschrijving, geen visa, geen mastercard, geen amex, geen google pay, geen apple pay,
        dubbel in rekening, dubbele betaling, twee keer in rekening, twee keer moeten betalen, te veel betaald voor,
        verkeerd bedrag, fout bedrag, verkeerde bedrag, bedrag klopt niet, bedrag klopte niet,
        onterecht afgeschreven, zomaar afgeschreven, geld afgeschreven, geld is afgeschreven, al afgeschreven,
        betaald ~ niet ontvangen, weinig betaalmogelijkheden, weinig betaalopties, beperkte betaalmogelijkheden,
        meer manieren om te betalen, achteraf betalen ontbreekt, achteraf betalen niet mogelijk,
        achteraf betalen kan niet, kan niet achteraf betalen, factuur ~ fout, foute factuur, factuur nooit ontvangen,
        nooit een factuur, factuur ~ ontvangen niet, geen btw_factuur, herinnering ~ betaald, betalingsherinnering*,
        incassokosten,
        (betalen|betaling|betaal*|ideal|klarna|creditcard|paypal|kaart|bancontact|visa|mastercard|riverty|afterpay|
        pas|overboeking|apple_pay) ~ (mislukt*|niet|geweigerd|weiger*|foutmelding|lukt_niet|lukte_niet|werkt_niet|
        werkte_niet|deed_het_niet|doet_het_niet|geen|fout|vastgelopen|nooit|error|storing|ontbreekt|twee_keer|dubbel|
        onmogelijk|afgewezen|afgekeurd|afgebroken|bleef_hangen|mis|gemist),
        (geen|zonder|mis|ontbreekt|graag|niet_met|ook|waarom_geen|nog_geen|nooit_een|nog_steeds_geen) (ideal|klarna|
        paypal|creditcard|bancontact|afterpay|riverty|factuur|btw_factuur|achteraf|apple_pay|achteraf_betalen|
        betaalmogelijkheid|betaalmethode|amex|google_pay|ecocheques|rekening_betalen|facturen),
        (dubbel|twee_keer|2x|2_keer|te_veel|ten_onrechte|onterecht|zomaar|toch) (afgeschreven|betaald|in_rekening|
        geïncasseerd|afgerekend|gefactureerd|betalen),
        factuur ~ (nooit|niet|klopt|fout|ontbreekt|verkeerd*|nog_steeds|wacht|kwijt|zonder_btw), incassobureau*,
        (betaling|betalen) mislukt, (kaart|pas) (geweigerd|niet_geaccepteerd|afgewezen),
        (bank) (bellen|gebeld|moeten_bellen), (bestelling|bedrag|keer|dubbel) afgeschreven
      `,
    },
    choice: {
      said: `
        keuze, keus, assortiment*, *assortiment, collectie*?, variatie, variëteit, varianten, opties?, soorten?,
        modellen?, meer keuze, meer keus, meer producten, andere producten, nieuwe producten, meer smaken,
        andere smaken, nieuwe smaken, meer maten, grotere maten, kleinere maten, grote maten, grotere verpakking*,
        kleinere verpakking*, verkopen?, verkoopt?, aanbieden?, toevoegen?, hebben jullie ook?, verkopen jullie,
        komt er ook, graag ook?, zou graag zien?, zou graag willen?, zou fijn zijn als jullie ook,
        zou leuk zijn als jullie, voor mannen?, voor heren?, voor kinderen?, voor baby_s, navul*?, bijpassend*?,
        proefpakket*, sample*?, merken?, welkom zijn?, hebben jullie iets?, hebben jullie geen?, in andere kleuren,
        meer kleuren, meer soorten, kleinere verpakking, grotere verpakking, proefpakket, proefpakje, starterset,
        voor linkshandigen?, zonder suiker?, zonder parfum graag?, glutenvrije?, veganistische?, alcoholvrij?,
        aanbod, productaanbod, kledingaanbod, winkelaanbod, collecties, productlijn, productlijnen, productgroep*,
        producten?, artikelen?, spullen?, merk?, variëteiten, variaties, keuzemogelijkhe*, keuzes, uitbreiden,
        uitbreiding, breid ~ uit, uit te breiden, in het assortiment, toevoegen aan, voeg ~ toe, in de toekomst ook,
        meer verschillende, verschillende soorten, andere soorten, andere modellen, meer modellen, nieuwe modellen,
        andere varianten, meer varianten, meer variatie, meer merken, andere merken, meer accessoires, accessoires,
        bijbehorende, bijpassende, meer artikelen, andere artikelen, nieuwe artikelen, nieuwe collectie, meer opties,
        andere opties, meer aanbod, meer assortiment, grotere collectie, meer herenkleding, meer dameskleding,
        meer kinderkleding, meer voor mannen, meer voor kinderen, meer voor dames, meer voor heren, kinderkleding?,
        herenkleding?, babykleding?, kleinere potjes, kleinere flesjes, grotere potten, grotere flessen,
        grotere zakken, kleinere zakken, reisformaat, reisverpakking, grootverpakking, voordeelverpakking,
        familieverpakking, proefverpakking, mini_verpakking, sets?, setjes?, combinatiepakket, ook verkopen,
        gaan verkopen, zouden verkopen, jullie ook verkopen, verkopen jullie ook, komt er een, komen er nog,
        ook te koop, te koop?, nieuwe smaak, seizoens*, ontbreekt in het assortiment, mis in het assortiment,
        mis ik in, assortiment, collectie*, sortiment, gamma, variatie*?, varianten?, variant?,
        (verkopen|hebben|krijgen|komen|voeren|nemen|maken|bieden|doen) (jullie|u) (ook|iets|nog|eens|wel|geen|
        binnenkort|misschien) ~,
        (ook|graag|eens|nog|liefst|misschien) (in|ook|iets|een|meer|maat|voor|nog) (mint|parfumvrij|maat|grotere|
        kleinere|andere|mannen|heren|dames|kinderen|jongens|meisjes|honden|katten|baby's|vegan|veganistische|
        glutenvrije|suikervrije|lactosevrije|linkshandig*|biologische|decafé|cafeïnevrij*|plus|petite|lange|ouderen|
        65|beginners),
        (ook|graag|misschien) ~ (uitbreiden|toevoegen|erbij|in_het_assortiment|verkopen|aanbieden|opnemen|
        gaan_verkopen),
        (iets|meer|spullen|artikelen|producten|kleding|dingen) voor (mannen|heren|dames|kinderen|jongens|meisjes|
        honden|katten|konijnen|baby's|ouderen|linkshandigen|senioren|pubers|tieners|volwassenen|65),
        (mis|miste|missen|zoek|zocht|wil|wou|wens|hoop_op|had_graag) ~ (nog|graag|ook) ~ (varianten|smaken|maten|
        kleuren|merken|modellen|soorten|producten|spullen|keuze|keus), parfumvrij_graag,
        (grotere|kleinere|andere|meer|nieuwe|extra|alle) (maten|kleuren|smaken|modellen|merken|soorten|varianten|maat|
        producten|kleurtjes|geuren|keuze|keus|hoeveelheden|verpakkingen|formaten|aanbod|assortiment|dessins),
        (doe|zet|neem|breng) ~ (erbij|in_het_assortiment|op_de_site|in_de_winkel),
        (proefpakket|kennismakingspakket|maandbox|losse_onderdelen|reserveonderdelen|navulling*|refill|accessoires|
        bijpassende)?, (gezinsverpakking|grootverpakking|voordeelverpakking|zak_van|zakken_van),
        (neem|verkoop|voer) (ook|eens|die|de),
        (brokken|voer|spullen|producten) voor (oudere|kleine|grote|gevoelige|jonge), hebben jullie ook,
        hebben jullie (halve|andere|grotere|kleinere) maten, halve maten
      `,
      praise: `
        ruime keuze, grote keuze, veel keuze, veel keus, ruime keus, grote keus, goede keuze aan, keuze ~ groot,
        keuze ~ ruim, ruim aanbod, groot aanbod, mooi aanbod, leuk aanbod, uitgebreid aanbod, aanbod ~ groot,
        ruim assortiment, groot assortiment, mooi assortiment, leuk assortiment, uitgebreid assortiment,
        breed assortiment, goed assortiment, assortiment ~ groot, assortiment ~ mooi, assortiment ~ uitgebreid,
        mooie collectie, leuke collectie, veel variatie, veel soorten, veel opties, voor ieder wat wils,
        unieke producten, originele producten, leuke producten, alles wat ik nodig?, zo gek niet bedenken,
        niet bedenken of jullie, vind je hier alles, vind je alles, alles te vinden?, alles wat je nodig,
        enorme keuze, keuze genoeg, volop keuze, van alles wat?, kan me niet inhouden?, walhalla, paradijs?,
        nergens anders?, eindelijk gevonden?, bijzondere?, veel verschillende, veel producten, veel merken,
        veel modellen, veel smaken, veel maten, veel leuke, veel leuke producten, veel mooie producten, zoveel keuze,
        zoveel leuks, goede keuze, leuke keuze, mooie keuze, fijne keuze, ruimste keuze, brede keuze,
        uitgebreide keuze, ruime collectie, grote collectie, prachtige collectie, goede collectie,
        uitgebreide collectie, bijzondere collectie, originele collectie, collectie ~ mooi, collectie ~ leuk,
        collectie ~ groot, collectie ~ prachtig, goed aanbod, breed aanbod, geweldig aanbod, gevarieerd aanbod,
        gevarieerd*, divers aanbod, diverse producten, diversiteit, aanbod ~ mooi, aanbod ~ ruim, aanbod ~ leuk,
        aanbod ~ goed, aanbod ~ uitgebreid, assortiment ~ leuk, assortiment ~ goed, assortiment ~ ruim,
        assortiment ~ breed, assortiment ~ fijn, fijn assortiment, prachtig assortiment, bijzonder assortiment,
        geweldig assortiment, gevarieerd assortiment, keuze is groot, keuze ~ enorm, mooie spullen, leuke spullen,
        leuke artikelen, mooie artikelen, mooie producten, bijzondere producten, bijzondere spullen, unieke spullen,
        unieke artikelen, mooie merken, goede merken, leuke merken, alles onder één dak, alles op één plek,
        alles bij elkaar, nergens anders te vinden, nergens anders te krijgen, nergens anders vind,
        elders niet te vinden, eindelijk een winkel, vind altijd wat, altijd wel iets, altijd iets leuks,
        voor elk wat wils,
        (veel|ruime|ruim|grote|groot|enorm|enorme|breed|brede|uitgebreid|uitgebreide|goed|goede|leuk|leuke|mooi|mooie|
        volop|zat|bijzonder|bijzondere|uniek|unieke|fijne|gevarieerd|gevarieerde|overweldigend*|prachtige|prima|super|
        verrassend|verrassende|eindeloze|ontzettend_veel|fantastische|geweldige|compleet) (keus|keuze|aanbod|
        assortiment|collectie|keuzes|sortiment|gamma|variatie|varianten|soorten|merken|selectie|smaken|
        keuzemogelijkheden),
        (vind|hebben|heeft|vinden|verkopen|verkoopt|vindt) (je|jullie|ze|hier|ik|u) (hier|echt|alles|van_alles|
        dingen) (alles|wat|die|van_alles|niet|nergens),
        (alles|van_alles) (wat|te_vinden|in_huis|voor|op|op_een_plek|onder_een|verkrijgbaar),
        (keuze|aanbod|assortiment|collectie|keus) ~ (groot|ruim|breed|goed|super|uitgebreid|leuk|mooi|enorm|geweldig|
        fantastisch|top|prima|gevarieerd|fijn|uniek|compleet|verrassend|genoeg|voldoende),
        (nergens_anders|nergens) (te_vinden|te_krijgen|vind|gevonden|verkrijgbaar),
        (honderd|tientallen|zoveel|twintig|dertig|ontelbare|talloze) (soorten|smaken|kleuren|merken|modellen|
        varianten|keuzes), niet meer kunnen kiezen, keuzestress,
        (ze|jullie) (hebben|verkopen) (alles|echt_alles|van_alles|zelfs)
      `,
      complaint: `
        weinig keuze, te weinig keuze, weinig keus, beperkte keuze, beperkte keus, keuze ~ beperkt, keuze ~ klein,
        klein assortiment, beperkt assortiment, assortiment ~ beperkt, assortiment ~ klein, beperkt aanbod,
        klein aanbod, aanbod ~ beperkt, aanbod ~ klein, weinig variatie, te weinig variatie, geen keuze,
        niet veel keuze, gebrek aan keuze, groter assortiment, groter aanbod, maar één kleur, alleen zwart?,
        geen grote maten, geen grotere maten, niet in mijn maat, mijn maat niet, uit het assortiment,
        niet meer verkocht, niet meer gemaakt, niet meer leverbaar?, keuze beperkt, altijd hetzelfde?,
        steeds hetzelfde?, niks voor mannen, niets voor mannen, niet meer in het assortiment, gestopt met?,
        niet meer verkrijgbaar, minder keuze, keuze te klein, keuze te beperkt, keuze ~ minder, keuze ~ weinig,
        geen keus, keus ~ beperkt, kleine keuze, meer keuze graag, mag meer keuze, keuze in maten, keuze in kleuren,
        aanbod te klein, aanbod te beperkt, aanbod ~ weinig, weinig aanbod, beperkte collectie, kleine collectie,
        collectie ~ klein, collectie ~ beperkt, collectie ~ saai, assortiment te klein, assortiment te beperkt,
        assortiment ~ kleiner, assortiment ~ uitgebreider, assortiment ~ groter, assortiment ~ saai,
        weinig assortiment, weinig soorten, weinig modellen, weinig maten, weinig producten, weinig smaken,
        weinig merken, te weinig maten, te weinig kleuren, te weinig soorten, te weinig producten,
        te weinig modellen, geen variatie, eentonig, niet wat ik zocht, niet gevonden wat, vond niet wat,
        niet kunnen vinden wat, kon niet vinden wat, hadden niet wat, jullie hebben geen, hebben geen, hadden geen,
        niet in het assortiment, niks voor heren, niets voor heren, weinig voor mannen, weinig voor heren,
        weinig voor kinderen, geen herenmaten, geen kleine maten, geen halve maten, alleen kleine maten,
        alleen grote, niet in grote maten, niet in kleine, niet in andere kleuren, niet in het zwart, verkopen niet,
        verkopen jullie niet meer, verkoopt niet, niet meer verkopen, niet meer maken, maken niet meer,
        uit de handel, uit productie, uit de collectie,
        (weinig|beperkt|beperkte|klein|kleine|te_weinig|mager|magere|eenzijdig|eenzijdige|geen|saaie|saai|smal|minder|
        matig|karig|nauwelijks|amper|niet_veel|niet_zo_veel|schraal) (keus|keuze|aanbod|assortiment|collectie|keuzes|
        variatie|varianten|merken|sortiment|selectie|soorten|diversiteit),
        (weinig|niks|niets|geen|nauwelijks|amper|bijna_niks|te_weinig|haast_niks|nooit_iets|niet_veel|vrijwel_niks|
        bar_weinig) (voor|leuks|te_vinden|voor_de|in|in_mijn_maat|keus) (jongens|meisjes|mannen|heren|dames|kinderen|
        ouderen|lange|kleine|grote|katten|honden|konijnen|tieners|linkshandigen|mij|boven|maat|grotere|mijn|brede|
        smalle|volwassenen|vegan*),
        (keuze|aanbod|assortiment|collectie|keus) ~ (beperkt|klein|mager|weinig|eenzijdig|saai|tegen|niet_groot|
        te_klein|magertjes|valt_tegen|matig|uitbreiden|groter|uitgebreider|schraal|karig),
        meer (keus|keuze|aanbod|variatie|assortiment|diversiteit),
        (uitgebreider|groter|breder|ruimer) (assortiment|aanbod|keus|keuze|collectie),
        (grote|kleine|plus|lange) maten ~ (ontbreken|weinig|niet|geen|nooit|mis),
        (zo_goed_als|bijna|haast|vrijwel|praktisch) (niks|niets|geen) (voor|te|in),
        (voor) (hondjes|honden|katten|mannen|kinderen|jongens|maat) ~ (niks|niets|weinig|nauwelijks),
        (zat|genoeg|alles|veel|alleen) (voor|van) (dames|vrouwen|meisjes) ~ (mannen|heren|jongens), voor ons mannen,
        (altijd|steeds|telkens) (dezelfde|hetzelfde|de_zelfde) (smaken|modellen|kleuren|spullen|producten|aanbod|
        soorten), beetje fantasie
      `,
    },
    stock: {
      said: `
        voorraad*, *voorraad, op_voorraad, uitverkocht, niet leverbaar, leverbaar, beschikbaar*?, verkrijgbaar*,
        wachtlijst, weer op voorraad, bijbestel*, pre_order*, nabestel*, melding ~ voorraad, voorradig*,
        wanneer ~ weer?, wanneer weer?, wanneer komt?, komt ~ terug?, weer leverbaar, terug in?, bijbestellen,
        reserveren?, voorbestellen?, seintje?, voorraad, uitverkochte, op voorraad, voorraadstatus, voorraadmelding,
        voorraadinformatie, leverbaarheid, beschikbaarheid, terug op voorraad, terug in voorraad, weer beschikbaar,
        weer verkrijgbaar, weer terug, weer binnen, weer in het assortiment, weer te koop, wanneer op voorraad,
        wanneer leverbaar, wanneer beschikbaar, wanneer verkrijgbaar, weer aanvullen, aangevuld, aanvullen,
        wordt aangevuld, restock*, nabestellen, nabesteld, vooraf bestellen, melding als, mail als ~ weer,
        laat weten als, bericht als ~ weer, laatste exemplaar, laatste stuk?, uitverkocht*, leverbaar*, beschikbaar*,
        verkrijgbaar?, backorder, reservering?, terug_in, weer_op_voorraad,
        (wanneer|komt|komen|is|zijn) ~ (weer_leverbaar|terug_op|weer_verkrijgbaar|weer_op|weer_binnen|terug_in|
        weer_beschikbaar|weer_te_koop), bijgevuld, (er|is|zijn) (weer|er_weer) (is|zijn|weer), mailtje_als,
        melding_als, laatste_exemplaar, op_is?, (eerder|ruim|altijd) op voorraad,
        (weer) (binnen|terug|leverbaar|op_voorraad|te_koop|er),
        (komt|komen|is|zijn) ~ weer (binnen|terug|leverbaar|er), (komen|komt) ~ terug, (komen|komt) ~ weer terug
      `,
      praise: `
        altijd op voorraad, alles op voorraad, altijd voorradig, ruim op voorraad, eindelijk weer?,
        eindelijk op voorraad, weer op voorraad eindelijk, direct leverbaar, uit voorraad, altijd leverbaar,
        altijd beschikbaar, eindelijk weer op voorraad, nog net?, op voorraad, gewoon op voorraad,
        direct op voorraad, was op voorraad, nog op voorraad, wel op voorraad, veel op voorraad, voorraad ~ goed,
        goede voorraad, ruime voorraad, grote voorraad, altijd alles op voorraad, snel weer op voorraad,
        meteen leverbaar, snel leverbaar,
        (altijd|alles|ruim|gewoon|direct|meteen|nog|weer|eindelijk|wel) (op_voorraad|leverbaar|voorradig|beschikbaar|
        verkrijgbaar|uit_voorraad),
        (eindelijk|fijn|blij|top|super|joepie|hoera|yes|gelukkig) ~ (weer_op_voorraad|weer_leverbaar|weer_terug|
        er_weer|terug_in_het|weer_verkrijgbaar|weer_te_koop), is er weer
      `,
      complaint: `
        uitverkocht, niet op voorraad, niet meer op voorraad, niet leverbaar, niet meer leverbaar, niet beschikbaar?,
        niet meer beschikbaar, niet verkrijgbaar, niet voorradig, geen voorraad, nooit op voorraad, vaak uitverkocht,
        altijd uitverkocht, snel uitverkocht, steeds uitverkocht, voorraad klopt niet, voorraad ~ niet, geannuleerd?,
        mijn maat ~ weg, meer voorraad, betere voorraad, toch niet op voorraad, nooit te krijgen?, niet te krijgen?,
        nergens te krijgen, nooit leverbaar, overal uitverkocht, in backorder, backorder, nabestelling, op is op,
        al weg?, meteen weg?, wachtlijst, seintje ~ nooit, mailtje ~ nooit, stond op voorraad, zogenaamd op voorraad,
        uit verkocht, uitverkogt, al uitverkocht, meteen uitverkocht, vaker uitverkocht, helaas uitverkocht,
        alles uitverkocht, veel uitverkocht, mijn maat uitverkocht, maat ~ uitverkocht, maat niet op voorraad,
        maat niet beschikbaar, maat niet leverbaar, maat was op, maat al weg, kleur uitverkocht,
        kleur niet op voorraad, kleur niet leverbaar, zelden op voorraad, niks op voorraad, niets op voorraad,
        vaak niet op voorraad, vaak niet leverbaar, vaak op, niet alles op voorraad, weinig voorraad,
        weinig op voorraad, te weinig voorraad, te weinig op voorraad, kleine voorraad, beperkte voorraad,
        voorraad ~ laag, voorraad ~ op, voorraad ~ beter, meer op voorraad, vaker op voorraad, sneller op voorraad,
        groter voorraad, grotere voorraad, voorraad aanvullen, voorraad bijwerken, was niet meer, waren niet meer,
        bleek uitverkocht, bleek niet op voorraad, bleek niet leverbaar, toch uitverkocht, achteraf uitverkocht,
        achteraf niet leverbaar, bestelling geannuleerd, order geannuleerd, werd geannuleerd, lang niet leverbaar,
        maanden niet leverbaar, tijdelijk niet leverbaar, niet bestelbaar, niet te bestellen, niet meer te bestellen,
        kon niet meer bestellen, al maanden uitverkocht,
        (uitverkocht|niet_op_voorraad|niet_leverbaar|niet_voorradig|niet_beschikbaar|niet_verkrijgbaar|
        niet_meer_leverbaar|niet_meer_verkrijgbaar|nooit_op_voorraad|out_of_stock|niet_meer_te_krijgen|
        nooit_te_krijgen|nergens_te_krijgen|niet_te_bestellen|niet_meer_te_bestellen),
        (altijd|steeds|weer|alweer|telkens|bijna_altijd|vaak|meteen|al|snel|net|zo|weken|maanden) (uitverkocht|op|
        niet_leverbaar|niet_voorradig|weg) (als|in|helaas|voordat|binnen|terwijl|voor),
        (maat|kleur|smaak|model|variant) (is|was|altijd|steeds|nooit|al) (altijd|steeds|weer|al|alweer|nooit|
        snel)_(op|uitverkocht|weg|niet_leverbaar|voorradig|leverbaar|er),
        (is|was|zijn|waren) (altijd|steeds|alweer|al_weer) op,
        (stond|staat|stonden) ~ (op_voorraad|leverbaar|voorradig) ~ (niet|bleek|maar|geannuleerd|toch|nergens),
        (bleek|bleken) ~ (uitverkocht|niet_op_voorraad|niet_leverbaar|niet_voorradig|op_te_zijn|er_niet_te_zijn),
        (wacht|wachten|gewacht|wachtlijst) ~ (voorraad|leverbaar|terug_in|weer_komt|op_voorraad|backorder),
        (nooit|niet|zelden) (te_krijgen|leverbaar|voorradig|in_de_mand_leggen|in_huis|te_koop|op_voorraad|
        verkrijgbaar), (maanden|weken) (uitverkocht|niet_leverbaar|op_de_wachtlijst|wachtlijst|niet_op_voorraad),
        zonde dat (ie|het|hij|ze) op, (alles|alle) (is|al|meteen|zo) (weg|op|uitverkocht),
        binnen ~ (weg|uitverkocht|op), (is|zijn) er nooit,
        (maat|maatje|kleur|36|37|38|39|40|41|42|43|44|s|m|l|xl) (is|zijn) (er|altijd) (nooit|op|weg)
      `,
    },
    trust: {
      said: `
        vertrouw*, *vertrouwen, betrouwba*, onbetrouwba*, oplicht*, opgelicht, scam, fraude, nep*?, namaak*?, echt?,
        origineel?, veilig?, veiligheid, privacy, gegevens?, persoonsgegevens, reputatie, onbekend*?, kende ~ niet?,
        ken ~ niet?, eerste keer?, eerste bestelling?, review*?, beoordeling*?, trustpilot, keurmerk?, eerlijk?,
        twijfel*?, sceptisch, wantrouw*, legitiem, malafide, bonafide, betrouwbaarheid, vertrouwen?, geloofwaardig*,
        geloofwaardigheid, serieus bedrijf, serieuze winkel, bekend merk, bekende winkel, bekendheid,
        onbekend bij mij, nog nooit van, kende jullie nog niet, kende de winkel niet, kende de site niet,
        nieuwe winkel, webwinkelkeur, thuiswinkel*, google reviews, gegevensbescherming, avg, persoonlijke gegevens,
        privacybeleid, nepsite, nepwinkel*, neppe, imitatie, fake, nepproduct*, replica, authentiek*, echtheid,
        echtheidscertificaat, integer, integriteit, transparant*, transparantie, vertrouwen, nep?, nepwinkel,
        veiligheid?, keurmerk*, kvk*, onbekend*, kende_jullie?, reviews_gelezen,
        (recensies|reviews|beoordelingen) (gelezen|bekeken|gecheckt|vertrouw*|echt|nep|positief|goed|doorgelezen|
        gekeken|op_trustpilot|over_jullie), datalek, phishing, spam*, dropship*,
        (twijfel*|durf*|bang|huiverig|argwaan|argwanend|wantrouw*|achterdocht*|sceptisch) (of|om|aan|het|wel|voor|dat)
      `,
      praise: `
        betrouwbaar*, betrouwbare, vertrouwd*?, vertrouwen in, veel vertrouwen, vol vertrouwen, wekt vertrouwen,
        goede reviews, positieve reviews, goede beoordelingen, goede recensies, reviews ~ goed, veilig gevoel,
        voelde veilig, voelt veilig, eerlijk bedrijf, eerlijke?, origineel product, geen oplichting, geen nep,
        komen afspraken na, doen wat ze beloven, nog nooit teleurgesteld?, nooit teleurgesteld?, keurmerk?,
        echt bedrijf, kvk?, betrouwbaar, vertrouwd?, vertrouwen?, eerlijk?, echte winkel, thuiswinkel, waarborg?,
        familiebedrijf, al jaren klant?, heel betrouwbaar, zeer betrouwbaar, betrouwbaar bedrijf, betrouwbare winkel,
        betrouwbare webshop, betrouwbare site, betrouwbare website, betrouwbaar adres, betrouwbare partij,
        betrouwbaar over, komt betrouwbaar, wekken vertrouwen, vertrouwde winkel, vertrouwde webshop,
        vertrouwd adres, vertrouwd gevoel, vertrouwd merk, goed gevoel bij, alle vertrouwen, vertrouwen ~ in jullie,
        fijn bedrijf?, eerlijke winkel, eerlijke ondernemer, eerlijk en, komen hun beloftes na, doen wat ze zeggen,
        maken waar, waargemaakt, beloftes nagekomen, afspraken nagekomen, kan je op vertrouwen, kun je op vertrouwen,
        op jullie vertrouwen, kun je op rekenen, kan ik op rekenen, stelt nooit teleur, stellen nooit teleur,
        goede reputatie, goed bekend, goede recensies gelezen, goede reviews gelezen, veel goede reviews,
        hoge beoordeling, trustpilot ~ goed, goede ervaringen?, altijd goede ervaringen, bestel al jaren,
        koop al jaren, klant sinds, al jaren tevreden, origineel merk, echt origineel, authentiek, transparant,
        nederlands bedrijf?, nederlandse winkel?, bekende naam,
        (betrouwbaar|betrouwbare|te_vertrouwen|vertrouwd|vertrouwde|vertrouwenwekkend|geloofwaardig|serieuze|bonafide|
        eerlijke) (winkel|webshop|site|bedrijf|adres|webwinkel|zaak|partij|shop|verkoper|adresje|club|merk),
        (goede|veel_goede|positieve|lovende|mooie) (reviews|recensies|beoordelingen|ervaringen_gelezen|verhalen),
        (durfde|durf) (het|ik|er|hier) (aan|toch|wel|te_bestellen), (vast|vaste|trouwe) klant,
        al jaren (klant|vaste|tevreden_klant|hier),
        (voelt|voelde|gaf|geeft|wekt) ~ (vertrouwd|veilig|vertrouwen|betrouwbaar),
        (veilig|vertrouwd) (gevoel|betalen|bestellen|winkelen),
        (vertrouw|vertrouwen) (jullie|ze|op|in|erop|het)_(volledig|blind|helemaal|jullie|dat|blindelings),
        (nog_nooit|nooit) (teleurgesteld|problemen_gehad|bedrogen), vertrouw jullie,
        (ervaringen|reviews|beoordelingen) van anderen,
        (derde|vierde|tweede|zoveelste) keer ~ (problemen|goed|tevreden|prima), serieuze winkel, nul problemen,
        (veilig|vertrouwd|goed|gerust) gevoel, gerust (gesteld|gevoel|hart|gesteld_door)
      `,
      complaint: `
        onbetrouwbaar*, onbetrouwbare, niet betrouwbaar, of het betrouwbaar, of jullie betrouwbaar,
        of de site betrouwbaar, of de webshop betrouwbaar, of de website betrouwbaar, betrouwbaar was?,
        betrouwbaar is?, oplicht*, opgelicht, scam, fraude, nep*?, namaak*?, niet origineel, niet echt?,
        vertrouw ~ niet, vertrouwde ~ niet, geen vertrouwen, weinig vertrouwen, wantrouw*, twijfel of?,
        twijfels over de, sceptisch, bang ~ opgelicht, bang ~ oplicht*, bang ~ nep, bang voor?, bang dat?, angst?,
        kende ~ niet?, kende jullie niet, onbekende webshop, onbekende winkel, onbekend merk, onbekende site,
        onbekend*?, nooit van gehoord, nog nooit besteld, slechte reviews?, negatieve reviews, slechte beoordelingen,
        reviews ~ slecht, reviews ~ nep, nepreviews, fake reviews, weinig reviews?, leugen*?, liegen?, gelogen?,
        malafide, gegevens ~ veilig, gegevens ~ verkocht, zorgen ~ gegevens, uit china?, komt uit china?, dropship*?,
        te mooi om waar, oplichting, oplichters, nepwinkel, nep?, namaak?, neppe reviews, reviews nep,
        gekochte reviews, onbetrouwbaar, twijfels?, wantrouwen, niet vertrouwd, te mooi om?, dubieus, louche,
        vaag bedrijf, geen kvk, mijn gegevens?, gegevens verkocht, spam?, leugens?, bedrog?, dropshipping, temu?,
        of jullie te vertrouwen, te vertrouwen, te vertrouwen was, niet te vertrouwen, of het te vertrouwen,
        of de winkel betrouwbaar, of de winkel te vertrouwen, of dit betrouwbaar, of deze site betrouwbaar,
        of deze winkel betrouwbaar, of deze webshop betrouwbaar, of ik jullie kon vertrouwen, of jullie echt,
        of het wel echt, of het echt was, of het echt is, of het origineel, of de site echt, of de winkel echt,
        of de webshop echt, of het veilig, of de betaling veilig, wel betrouwbaar, of het wel betrouwbaar,
        betrouwbaarheid ~ twijfel*, twijfel* ~ betrouwba*, twijfels ~ betrouwba*, twijfel over de winkel,
        twijfel over de site, twijfels over jullie, oplichtersbende, oplichterij, opgelicht voel*, zwendel,
        bedriegers, bedriegerij, bedrogen, belazerd, besodemieterd, genaaid voel*, voel me bekocht, bekocht, misleid,
        misleiding, fakeshop, fake shop, fake site, fake winkel, neppe site, neppe winkel, neppe webshop, nepsite,
        nepwebshop, nepproduct*, fake product*, is nep, was nep, geen origineel, geen echte, niet authentiek,
        imitatie, replica, kopie?, ken jullie niet, ken de winkel niet, ken het merk niet, kende de winkel niet,
        kende de site niet, kende het merk niet, kende deze winkel niet, nog nooit van jullie, nooit van jullie,
        onbekende webwinkel, onbekend bedrijf, onbekende partij, onbekende verkoper, nieuwe webshop,
        voor het eerst bij, eng om, spannend om te bestellen, durfde niet, durf niet, niet durven bestellen,
        bang om te bestellen, bang voor oplichting, bang dat ~ nep, bang dat ~ niet aankomt, bang dat ~ oplichting,
        bang dat ik niets, onveilig*, voelt niet veilig, niet veilig, gegevens ~ gelekt, gegevens ~ misbruik*,
        gegevens ~ doorverkocht, data ~ verkocht, datalek, waarom ~ mijn geboortedatum, waarom ~ telefoonnummer,
        te veel gegevens, zo veel gegevens, slechte recensies, negatieve recensies, negatieve beoordelingen,
        slechte ervaringen, geen recensies, weinig recensies, reviews ~ verwijderd, reviews ~ betaald,
        reviews ~ negatief, slechte trustpilot, verhalen gelezen, dropshipper, dropshipper*, geen contactgegevens,
        geen adresgegevens, geen telefoonnummer vermeld, vage site, vage webshop, vage winkel, louche site, dubieuze,
        verdacht*, schimmig*, oneerlijk*, valse, vals,
        (oplicht*|opgelicht|nepwinkel|scam|scammers|zwendel*|bedrog|bedrogen|bedriegers|malafide|nepsite|fakesite|
        phishing|nepreviews|neprecensies|fake_reviews|misleiding|dropship*|fraude|boeven|dieven),
        (twijfel*|twijfelde) ~ (betrouwbaar|echt|echte|nep|legitiem|veilig|vertrouwen|oplicht*|wel_klopte|klopte|
        goed_zit|te_vertrouwen|bestond|serieus),
        (bang|angst|vrees|huiverig|schrik|eng|angstig) ~ (oplicht*|nep|scam|geld_kwijt|opgelicht|niets_zou|nooit_zou|
        fraude|bedrogen|gegevens|hack*),
        (niet|weinig|minder|geen) (betrouwbaar|te_vertrouwen|vertrouwen|vertrouwenwekkend|vertrouwd|geloofwaardig|
        keurmerk), onbetrouwba*,
        (kende|ken|kennen) (jullie|het_merk|de_winkel|de_webshop|deze_winkel|deze_site|het_bedrijf|deze_webshop|
        u) (niet|nog_niet|helemaal|nog), nooit (van_jullie|van_gehoord|eerder_van|van_dit_merk),
        (onbekend|onbekende|vreemde) (merk|winkel|webshop|site|bedrijf|webwinkel|verkoper|naam),
        (reviews|recensies|beoordelingen) ~ (nep|fake|gekocht|verzonnen|niet_echt|robot|negatief|slecht*|verwijderd|
        alleen_maar_5|onbetrouwbaar|vertaald|gemaakt|te_mooi), (te_mooi) om,
        (gegevens|mailadres|e-mail*|adres|data|nummer) ~ (doorverkocht|gelekt|spam|verkocht|misbruik*|waarom|nodig|
        niet_veilig|zomaar|gehackt),
        (geen|nergens) (kvk|adres_te|contactgegevens|telefoonnummer_op|keurmerk|bedrijfsgegevens|impressum),
        vertrouwde (het|dit|ze|jullie) (niet|niet_zo|niet_helemaal|voor_geen),
        (geen) (adres|kvk|telefoonnummer|contactgegevens) ~ (te_vinden|kvk|niks|nergens|wie), wie zijn jullie,
        (gegevens|vragen) ~ (niet_nodig|nergens_voor|te_veel|onnodig|privacy),
        voelde me ~ (bedrogen|opgelicht|genept|belazerd),
        (durf|durfde|durven) ~ (kaart|gegevens|bestellen|betalen|creditcard) ~ niet, (durf|durfde|durven) ~ niet,
        (site|winkel|webshop) ~ (gisteren_is_gemaakt|amateuristisch|verdacht|louche|onbetrouwbaar|raar_uit),
        niet eerlijk?
      `,
    },
    gift: {
      said: `
        cadeau*, *cadeau, kado*, kadootje, geschenk*, gift*?, verjaardag*?, kerst*?, sinterklaas, moederdag,
        vaderdag, valentijn*, bruiloft?, trouwdag, jubileum?, cadeauverpakking*, inpakpapier?, cadeaubon*,
        cadeaukaart*, kaartje?, voor mijn moeder?, voor mijn vrouw?, voor mijn man?, voor mijn vader?,
        voor mijn dochter?, voor mijn zoon?, voor mijn zus, voor mijn broer, voor mijn vriendin?, voor mijn vriend?,
        voor mijn oma, voor mijn kleinzoon, voor mijn kleindochter, voor een vriendin, kraamcadeau, strik om?,
        kan er een strik, cadeau, cadeautje, kado, tis een cadeau, verjaardag?, kerst?, pakjesavond, kleinzoon?,
        kleindochter?, kleinkind?, geboorte?, babyshower, cadeaubon, cadeaukaart, inpakken als, gravure?,
        gegraveerd?, gepersonaliseerd?, pakbon?, cadeau_s, cadeautjes, kadootjes, cadeautip, cadeauservice,
        cadeau_idee*, relatiegeschenk*, kraamkado, verjaardagscadeau*, verjaardagskado, kerstcadeau*, kerstkado*,
        kerstpakket*, sinterklaascadeau*, sinterklaaskado*, sintcadeau*, moederdagcadeau*, vaderdagcadeau*,
        huwelijkscadeau*, afscheidscadeau*, weggeven, weg te geven, cadeau doen, cadeau geven, cadeau gekregen,
        cadeau gedaan, te geven aan, geven aan, gegeven aan mijn, als verrassing, verrassing voor, om te geven,
        wenskaart*, felicitatiekaart*, boodschap erbij, persoonlijke boodschap, persoonlijk kaartje,
        tegoedbon als cadeau, giftcard*, gift card, cadeaulint, geschenkverpakking*, geschenkdoos, geschenkbon*,
        als cadeautje, ingepakt als cadeau, inpakservice, kado inpakken, cadeau inpakken, laten inpakken,
        voor een verjaardag, voor de verjaardag, voor haar verjaardag, voor zijn verjaardag, voor kerst,
        voor sinterklaas, voor moederdag, voor vaderdag, voor de feestdagen, voor mijn kleinkind*, voor mijn neefje,
        voor mijn nichtje, voor mijn ouders, voor mijn schoonmoeder, voor mijn collega, voor mijn opa, ontvanger,
        *cadeau*, kadootje*, cadeautje*, presentje, surprise?, wenskaart, persoonlijk_kaartje, kaartje_erbij,
        boodschap*?,
        (*verjaardag*|jarig*|kerst*|sinterklaas*|sint|moederdag|vaderdag|valentijn*|huwelijk*|bruiloft|trouwdag|
        kraamcadeau|kraambezoek|babyshower|communie|lentefeest|diploma|geslaagd_voor|pensioen|afscheid*|jubileum|
        housewarming|pakjesavond|trouw*|doop|geboorte)?,
        (voor|aan) (moeder|vader|ma|pa|oma|opa|zus|zusje|broer|vriend|vriendin|man|vrouw|dochter|zoon|schoonmoeder|
        schoonvader|schoonzus|nichtje|neefje|neef|collega|juf|meester|buurvrouw|kleinzoon|kleindochter|mama|papa|
        tante|oom)?,
        (voor|aan) (mijn|mn|m'n|onze) (moeder|vader|ma|pa|oma|opa|zus|broer|vriendin|vriend|schoonmoeder|tante|
        nichtje|neefje|collega|juf|meester|buurvrouw|schoonzus|kleinzoon|kleindochter) (gekocht|besteld|gehaald|
        meegenomen|gegeven|gedaan|jarig),
        (voor|met) (moeders|vaders|oma's|opa's|haar|zijn|mn|mijn|zijn) (verjaardag|moederdag|vaderdag|pensioen|
        bruiloft|afscheid|diploma), (om_te|kunnen|ga_ik) (geven|weggeven), weggegeven, cadeaupapier,
        cadeauverpakking,
        (paar_regels|persoonlijk_berichtje|kaartje|berichtje) ~ (erbij|schrijven|toevoegen|meesturen),
        (regels|tekstje|boodschap) ~ (schrijven|krijgt|ontvanger)
      `,
      praise: `
        leuk cadeau*, mooi cadeau*, perfect cadeau*, ideaal cadeau*, fijn cadeau, leuk om te geven?, leuk om cadeau,
        was er blij mee?, heel blij mee?, super blij mee?, viel in de smaak?, erg blij mee?, was er dolblij mee?,
        mooie cadeauverpakking, leuk ingepakt als cadeau, cadeau ~ gewaardeerd, ontvanger ~ blij, topcadeau,
        dolblij?, superblij?, blij verrast?, tranen?, huilde?, gehuild?, geroerd?, schot in de roos?, in de smaak?,
        leuk cadeau, mooi cadeau, perfect cadeau, cadeau geslaagd, geslaagd cadeau, kind ~ blij?, leuk kado*,
        mooi kado*, perfect kado*, origineel cadeau*, origineel kado*, super cadeau*, fijn kado, geweldig cadeau*,
        uniek cadeau*, bijzonder cadeau*, geslaagd kado, heel leuk cadeau, cadeau ~ blij, cadeau ~ leuk,
        cadeau ~ geslaagd, cadeau ~ mooi, cadeau viel in de smaak, cadeau ~ succes, moeder ~ blij, vader ~ blij,
        vriendin ~ blij, vriend ~ blij, zus ~ blij, dochter ~ blij, zoon ~ blij, kleinzoon ~ blij,
        kleindochter ~ blij, oma ~ blij, opa ~ blij, jarige ~ blij, moeder ~ verrast, blij verrast met het cadeau,
        mooi als cadeau, leuk als cadeau, perfect als cadeau, ideaal als cadeau, mooi om cadeau,
        leuk om weg te geven, mooi om weg te geven, mooi ingepakt als cadeau, mooi cadeaupapier, als cadeau ingepakt,
        cadeau ingepakt, leuk kaartje, mooi kaartje, lief kaartje,
        (cadeau*|kado*|geschenk) ~ (blij|dolblij|geslaagd|succes|leuk|top|perfect|super|mooi|ontroerd|verrast|
        enthousiast|gek|dol|schot_in_de_roos|prachtig|tranen|geweldig|ideaal|trots|goed_ontvangen|in_de_smaak|meteen),
        (moeder|vader|ma|pa|oma|opa|zus|broer|vriend|vriendin|man|vrouw|schoonmoeder|schoonvader|schoonzus|nichtje|
        neefje|collega|juf|meester|buurvrouw|mama|papa|tante|oom|jarige|ontvanger|ze|hij) ~ (dolblij|dolgelukkig|
        ontroerd|in_tranen|tranen|er_blij_mee|blij_mee|heel_blij|apetrots|verrast|superblij|zo_blij|zielsgelukkig|
        straalde|stuiterde|weg_van), sloeg in als een bom, sloeg in, viel in de smaak,
        (leuk|mooi|perfect|ideaal|origineel|fijn|super|tof) (cadeau|kado|cadeautje|kadootje|geschenk|om_te_geven|
        om_cadeau|om_weg), cadeautip,
        (verjaardag|moederdag|vaderdag|40ste|50ste) ~ (blij|verbaasd|verrast|dolblij|ontroerd|gelukkig)
      `,
      complaint: `
        geen cadeauverpakking, niet als cadeau ingepakt, cadeauverpakking ~ niet, geen kaartje, kaartje ontbr*,
        kaartje vergeten, kaartje ~ niet, prijs ~ in de doos, factuur in de doos, factuur in het pakket,
        te laat voor de verjaardag, te laat voor kerst?, te laat voor sinterklaas, na de verjaardag, na kerst?,
        cadeaubon ~ niet, cadeaukaart ~ niet, verjaardag gemist, verjaardag voorbij?, verjaardag was?,
        na sinterklaas, prijs erop?, bon erbij?, bon in de doos?, kaartje ontbrak, niet ingepakt?,
        cadeaupapier vergeten, naam fout?, naam verkeerd?, fout gegraveerd?, verkeerd gegraveerd, cadeaubon verlopen,
        geen cadeaupapier, geen inpakpapier, geen cadeauservice, niet als cadeau, niet als kado,
        cadeau ~ niet ingepakt, kado ~ niet ingepakt, cadeau ~ te laat, kado ~ te laat, cadeau niet op tijd,
        te laat als cadeau, te laat voor moederdag, te laat voor vaderdag, te laat voor haar verjaardag,
        te laat voor zijn verjaardag, niet op tijd voor de verjaardag, niet op tijd voor kerst,
        niet op tijd voor sinterklaas, verjaardag al geweest, zonder cadeau, stond ik zonder cadeau, met lege handen,
        kaartje niet, kaartje zat er niet, boodschap ~ niet, tekst ~ fout, tekst op het kaartje, prijs stond er nog,
        prijs zat er nog, prijskaartje zat er nog, prijs op het pakket, bon zat erin, factuur zat erbij,
        factuur zat erin, pakbon met prijs, prijs op de pakbon, prijzen op de pakbon, verrassing verpest,
        verrassing weg, cadeaubon werkt niet, cadeaubon werkte niet, cadeaukaart werkt niet,
        cadeaubon ~ geaccepteerd, cadeaukaart ~ verlopen,
        (cadeau*|kado*|verjaardag|kerst*|sinterklaas|moederdag|vaderdag|feest) ~ (te_laat|voorbij|zonder_kaartje|
        niet_ingepakt|vergeten|prijs_erbij|prijs_nog|factuur_erbij|pakbon_erbij|mislukt|verpest|niet_op_tijd|bonnetje|
        prijskaartje|schaamde),
        (kaartje|boodschap|cadeaupapier|inpakservice|cadeauverpakking|wenskaart|strik|gravure|naam) ~ (vergeten|
        ontbrak|niet_bij|zat_er_niet|verkeerd*|fout|gescheurd|slordig|niet_gedaan|nooit|spelfout|leeg|lelijk),
        (factuur|prijs|bonnetje|pakbon|rekening) ~ (in_de_doos|bij_het_cadeau|erbij|zat_erbij|in_het_pakje),
        (kaartje) ~ (gevraagd|zat_er_niet|vergeten|ontbrak|niet_bij)
      `,
    },
    instructions: {
      said: `
        handleiding*, gebruiksaanwijzing*, *aanwijzing*, instructie*, montage*?, monteren, gemonteerd,
        in elkaar zetten, in elkaar gezet, in elkaar te zetten, opbouw*?, installer*, installatie?, geïnstalleerd,
        wasvoorschrift*, onderhoud?, verzorg*?, hoe gebruik, hoe moet ik, hoe werkt, hoe je het, bijsluiter,
        dosering, recept*?, bereid*?, uitleg?, hoe was ik?, hoe maak ik?, hoe vaak?, hoe lang moet?,
        hoeveel druppels, op hoeveel graden, hoeveel graden, mag het in de?, mag dit in de?, vaatwasser?,
        wasmachine?, handleiding, gebruiksaanwijzing, montage, verzorging?, water geven?, hoe je?, handleidingen,
        gebruikshandleiding*, gebruikersaanwijzing, bedieningshandleiding, montagehandleiding*, montage_instructie*,
        bouwtekening*, bouwinstructie*, opbouwinstructie*, installatiehandleiding, wasinstructie*, wasadvies,
        wasetiket, wastemperatuur, onderhoudsadvies, onderhoudsinstructie*, verzorgingsinstructie*,
        verzorgingsadvies, plantinstructie*, gebruiksinstructie*, gebruiksadvies, gebruikstip*, instructieboekje,
        instructieboek, instructiefilmpje*, instructievideo*, boekje?, stappenplan, tekening?, tekeningen?,
        bereidingswijze, kookinstructie*, zetadvies, zettijd, doseren, hoeveel moet ik, hoeveel gram, hoeveel water,
        hoe gebruik ik, hoe moet je, hoe moet dit, hoe het werkt, hoe dit werkt, hoe hij werkt, hoe je dit,
        hoe ik het, hoe ik dit, hoe vaak moet, hoe schoonmaken, hoe maak je, hoe onderhoud, hoe verzorg,
        hoe plant ik, hoe snoei, hoe was je, op welke temperatuur, mag in de droger, mag in de wasmachine,
        in de vaatwasser, kan in de vaatwasser, wassen op, koppelen?, instellen?, instellingen?, in elkaar steken,
        in elkaar geschroefd, opbouwen, opgebouwd, in elkaar, *handleiding, *instructie*, montage*, in_elkaar_zetten,
        in_elkaar_te_zetten, elkaar_gezet?, in_elkaar_schroeven, opbouw*, bouwtekening, uitgelegd?, instructievideo,
        installeren, installatie,
        (hoe) (moet|werkt|gebruik|was|zet|stel|monteer|onderhoud|reinig|vaak|lang|veel) (ik|je|het|de|water|moet|dat|
        dit|deze|hem|ze|men|druppels), verzorging*, breipatroon*, naaipatroon*, patroon_klopt?, recept?, gebruiksinfo
      `,
      praise: `
        makkelijk in elkaar, makkelijk in elkaar te zetten, snel in elkaar, eenvoudig in elkaar, zo in elkaar,
        makkelijk te monteren, montage ~ makkelijk, montage ~ eenvoudig, eenvoudige montage, makkelijke montage,
        makkelijk te installeren, installatie ~ makkelijk, duidelijke handleiding, goede handleiding,
        handleiding ~ duidelijk, duidelijke instructies, instructies ~ duidelijk, duidelijke uitleg?,
        uitleg ~ duidelijk, goede uitleg?, duidelijke gebruiksaanwijzing, duidelijke tekeningen, in elkaar dankzij,
        in een kwartier in elkaar, zelf in elkaar gezet, stap voor stap?, stapje voor stapje uitgelegd,
        recept erbij?, recepten erbij?, verzorgingstips, makkelijk op te bouwen, makkelijk te bouwen,
        makkelijk opgebouwd, snel opgebouwd, snel gemonteerd, makkelijk gemonteerd, eenvoudig te monteren,
        eenvoudig gemonteerd, eenvoudig op te bouwen, eenvoudig te installeren, eenvoudig in te stellen,
        makkelijk in te stellen, snel geïnstalleerd, makkelijk geïnstalleerd, simpel te installeren,
        simpel in elkaar, simpel te monteren, in elkaar zetten ~ makkelijk, in elkaar zetten ging,
        in elkaar zetten ~ simpel, montage ging, montage ~ simpel, montage ~ snel, montage ~ goed,
        handleiding ~ goed, handleiding ~ makkelijk, handleiding ~ helder, heldere handleiding, handige handleiding,
        heldere instructies, goede instructies, makkelijke instructies, instructies ~ goed, instructies ~ helder,
        goede gebruiksaanwijzing, gebruiksaanwijzing ~ duidelijk, gebruiksaanwijzing ~ goed, heldere uitleg,
        uitleg ~ goed, uitleg ~ helder, goede tips bij, handige tips, duidelijk stappenplan, duidelijk boekje,
        handig instructie*, nederlandse handleiding,
        (handleiding|gebruiksaanwijzing|instructie*|uitleg|montage|stappenplan|breipatroon|instructievideo|
        bouwtekening) ~ (duidelijk*|helder*|simpel*|makkelijk*|goed*|perfect|eenvoudig*|top|prima|handig|fijn|super|
        begrijpelijk|stap_voor_stap|per_stap|uitgebreid|overzichtelijk|fluitje),
        (duidelijke|heldere|simpele|makkelijke|goede|eenvoudige|handige|fijne|uitgebreide|prima|overzichtelijke|
        begrijpelijke|leuke) (handleiding|gebruiksaanwijzing|instructie*|uitleg|montage|beschrijving_van|stappenplan|
        video_hoe|instructievideo),
        (makkelijk|eenvoudig|simpel|snel|vlot|zo|gemakkelijk|in_een_kwartier|in_tien_minuten|in_een_half_uur|
        binnen_een_uur|in_een_uurtje|in_no_time|zelf|moeiteloos|supermakkelijk|zonder_gereedschap) (in_elkaar|
        gemonteerd|opgebouwd|te_monteren|op_te_bouwen|geïnstalleerd|te_installeren|in_elkaar_gezet|
        in_elkaar_te_zetten|op_te_zetten), stond in (een|no|tien|vijf|half) ~ in elkaar, zelfs ik snapte,
        goed uitgelegd, duidelijk uitgelegd, in een handomdraai, handomdraai, (zoon|dochter|kind) ~ in elkaar,
        (elkaar) ~ (handomdraai|makkelijk|zo_gepiept|kwartier|minuten|fluitje)
      `,
      complaint: `
        geen handleiding, zonder handleiding, handleiding ontbr*, handleiding ~ onduidelijk, handleiding ~ niet,
        handleiding ~ slecht, handleiding ~ chinees, handleiding ~ engels, handleiding alleen,
        onduidelijke handleiding, slechte handleiding, betere handleiding, duidelijkere handleiding,
        geen gebruiksaanwijzing, gebruiksaanwijzing ~ niet, gebruiksaanwijzing ontbr*, geen instructies,
        instructies ~ niet, instructies ~ onduidelijk, onduidelijke instructies, geen uitleg?, uitleg ~ onduidelijk,
        betere uitleg, duidelijkere uitleg, moeilijk in elkaar, lastig in elkaar, niet in elkaar te krijgen,
        montage ~ lastig, montage ~ moeilijk, montage ~ ingewikkeld, lastig te monteren, moeilijk te monteren,
        uren bezig?, schroeven ~ niet?, geen wasvoorschrift*, weet niet hoe?, wist niet hoe?, snapt niemand,
        snap ik niet?, niemand snapt, boekje ~ niet?, handleiding chinees, in het chinees?, handleiding ontbreekt,
        handleiding onduidelijk, onduidelijke uitleg, uitleg ontbreekt, niet te volgen?, onbegrijpelijk?, uur bezig?,
        uren in elkaar, gaten passen niet, gaatjes passen niet, handleiding mist, handleiding miste,
        handleiding zat er niet, handleiding klopt niet, handleiding ~ klein, handleiding ~ duits,
        handleiding ~ onbegrijpelijk, handleiding ~ waardeloos, handleiding ~ summier, handleiding ~ beter,
        handleiding ~ duidelijker, onbegrijpelijke handleiding, summiere handleiding, chinese handleiding,
        engelse handleiding, geen nederlandse handleiding, nederlandse handleiding ontbr*, handleiding in het engels,
        handleiding in het nederlands, handleiding nederlands, zonder gebruiksaanwijzing,
        gebruiksaanwijzing ~ onduidelijk, gebruiksaanwijzing ~ engels, onduidelijke gebruiksaanwijzing,
        gebruiksaanwijzing mist, instructies ontbr*, instructies ~ slecht, instructies ~ beter, instructies ~ engels,
        slechte instructies, betere instructies, duidelijkere instructies, zonder instructies, zonder uitleg,
        uitleg ~ slecht, uitleg ~ beter, uitleg ~ niet, uitleg ~ ontbreekt, slechte uitleg, meer uitleg,
        weinig uitleg, te weinig uitleg, tekening ~ onduidelijk, tekeningen ~ onduidelijk, onduidelijke tekening*,
        in elkaar zetten ~ lastig, in elkaar zetten ~ moeilijk, in elkaar zetten ~ drama, in elkaar zetten ~ gedoe,
        in elkaar zetten ~ uren, in elkaar zetten duurde, moeilijk te installeren, lastig te installeren,
        installatie ~ lastig, installatie ~ moeilijk, installatie ~ niet, installeren lukt niet, montage ~ drama,
        montage ~ niet, montage ~ gedoe, montage ~ uren, montage duurde, moeilijke montage, lastige montage,
        moeilijk in te stellen, lastig in te stellen, koppelen lukt niet, koppelen ~ niet, weet niet hoe ik,
        geen idee hoe, niet duidelijk hoe, onduidelijk hoe, nergens hoe, staat niet hoe, geen wasinstructie*,
        wasvoorschrift ~ niet, wasvoorschrift ontbr*, geen dosering, dosering ~ onduidelijk,
        (handleiding|gebruiksaanwijzing|instructie*|uitleg|montage|stappenplan|breipatroon|tekeningen|bouwtekening|
        boekje|patroon) ~ (onduidelijk*|alleen_in|duits|engels|chinees|chinese|ontbreekt|ontbrak|ontbraken|mist|miste|
        slecht*|onbegrijpelijk*|waardeloos|klopt_niet|kloppen_niet|geen_touw|ramp|drama|hel|ingewikkeld|moeilijk*|
        uren|niet_te_volgen|onleesbaar|te_klein|piepklein|vaag|vage|summier|onvolledig|geen|kwam_nooit|komt_nooit|
        niet|raadsel|puzzel|beroerd|abracadabra|hopeloos|nergens|matig|karig),
        (geen|zonder|nergens_een|niet_eens_een|onduidelijke|slechte|waardeloze|vage|summiere|onbegrijpelijke|betere|
        duidelijkere|meer|graag_een|nederlandse) (handleiding|gebruiksaanwijzing|instructie*|uitleg|montage*|
        stappenplan|wasvoorschrift*|tekening|verzorgings*|instructieboekje),
        (in_elkaar|monteren|montage|opbouwen|opzetten|installeren|gemonteerd) ~ (uren|uur|ramp|hel|drama|gevloekt|
        vloeken|zweten|gezwoegd|puzzel|onmogelijk|niet_te_doen|lastig|moeilijk|crime|klus|middag|scheiding|avond|
        gedoe|ellende|frustr*),
        (niet|nergens|geen_idee) ~ (hoe_ik|hoe_je|hoe_het|hoe_vaak|hoeveel_water|hoe_lang|hoe_de|hoe_dat) ~ (moet|
        gebruik*|werkt|wassen|monter*|schoon|water|in_elkaar|zetten|instel*|aan),
        gaten (niet|klopten|sluiten|komen|zaten) (gelijk|niet|verkeerd|over),
        (handleiding|etiket|flesje|alles) ~ (koreaans|chinees|japans|engels|duits|pools|google_translate),
        staat niet bij hoe, hoeveel druppels,
        (niks|niets|geen) (in|over) (het|de) (boekje|handleiding|gebruiksaanwijzing), tekeningen onleesbaar,
        staat niks in het boekje
      `,
    },
    sustainability: {
      said: `
        duurzaam?, duurzame?, duurzaamheid, milieu*, milieuvriendelijk*, ecologisch*, eco?, klimaat*, co2, recycl*,
        gerecycled*, plasticvrij*, composteerbaar*, afbreekbaar*, bio?, fairtrade, fair_trade, eerlijke handel,
        eerlijk geproduceerd, dierenwelzijn, dierproef*, dierproeven, dierproefvrij, vegan*, lokaal?, lokale?,
        streek*?, made_in?, handgemaakt*?, repar*?, repareren?, onderdelen?, reserveonderdelen, tweedehands?,
        herbruikba*, hergebruik*, afval?, palmolie, kinderarbeid, arbeidsomstandigheden, kleine ondernemer*?,
        navullen?, navulling?, navulbaar, navulverpakking, statiegeld, retourpot, lege potten, terugnemen?, recyclen,
        waar komt ~ vandaan, waar wordt ~ gemaakt, herkomst?, vegan?, keurmerk?, biologisch*, bio-*, biokatoen,
        ecovriendelijk*, eco_vriendelijk*, milieubewust*, milieubelasting, milieu_impact, co2-*, uitstoot,
        voetafdruk, klimaatneutraal, duurzaamheidsbeleid, plasticvrij, plasticvrije, circulair*, gerecycleerd*,
        recycle*, recyclebaar*, recycling, upcycl*, afbreekbare, hervulbaar*, navulbare, hervullen, navulsysteem,
        microplastic*, dierenleed, diervriendelijk*, cruelty_free, dierproefvrije, veganistisch*, plantaardig*?,
        eerlijke kleding, eerlijke productie, eerlijk gemaakt, eerlijk loon, slow fashion, fast fashion, fastfashion,
        ethisch*, verantwoord*, gots, fsc, oeko_tex, waar geproduceerd, waar het gemaakt, waar komen ~ vandaan,
        productieland, made in europe, made in holland, in europa gemaakt, lokaal gemaakt, lokale makers,
        lokale producent*, nederlandse makers, van eigen bodem, eigen bodem, belgisch product, reparatie*,
        reserveonderdeel, losse onderdelen, lang meegaat?, tweedehandse?, refurbished, duurza*, *plastic_verpakking*,
        gerecycl*, herbruikbaar*, statiegeld*, navul*, hervul*, afval*, verspilling?, eco*, bio, bio_katoen, bio*,
        eerlijk_gemaakt, eerlijke_handel, proefdier*, lokaal, lokale, streekproduct*, van_eigen_bodem, made_in,
        sociale_werkplaats, co2*, tweedehands*?, gerepareerd, repareren, repareerbaar, reparatie_service,
        reserveonderdelen?, greenwashing, composteerbaar, afbreekbaar, groen?,
        (oude|lege) (potten|flessen|spullen|kleding|verpakkingen|batterijen) (innemen|inleveren|in|terug|retour|
        terugbrengen), (nemen|neem) ~ oude, uit (china|brazilië|peru|chili|nieuw_zeeland|de_buurt|eigen_streek)
      `,
      praise: `
        duurzaam*?, duurzame?, milieuvriendelijk*, milieubewust*, plasticvrij*, zonder plastic?, geen plastic?,
        gerecycled*, recyclebaar*, composteerbaar*, biologisch afbreekbaar, biologisch*, fairtrade, fair_trade,
        eerlijk geproduceerd, dierproefvrij, lokaal geproduceerd, lokale producten?, lokale ondernemer?,
        handgemaakt*?, made_in holland, nederlandse makelij, repareerbaar, te repareren, onderdelen ~ verkrijgbaar,
        herbruikbaar, kleine ondernemer*?, alleen karton?, papieren tape?, plasticvrij, lokaal?, uit de buurt?,
        streekproduct, van de boer?, boeren?, nederlands product, in nederland gemaakt?, in belgië gemaakt,
        eerlijke handel, fair trade, eerlijk loon, biologisch, gerecycled, hergebruikt, hergebruik, repareren?,
        gerepareerd?, reparatie mogelijk, duurzaam?, diervriendelijk, dierenwelzijn, milieu?, goed voor het milieu,
        klimaatneutraal, duurzaam geproduceerd, duurzame producten, duurzame kleding, duurzame materialen,
        duurzame keuze, duurzaam bedrijf, duurzaam merk, duurzaam gemaakt, duurzaam en, milieuvriendelijke,
        milieubewuste, goed voor het klimaat, beter voor het milieu, goed voor milieu, denken aan het milieu,
        aan het milieu, aandacht voor milieu, aandacht voor duurzaamheid, duurzaamheid ~ belangrijk,
        oog voor duurzaamheid, vegan producten, biologische producten, biologische katoen, biologisch katoen,
        verantwoord geproduceerd, ethisch, lokaal gemaakt, lokaal product, lokale makers, van eigen bodem,
        nederlands merk, belgisch merk, nederlandse producten, steun lokale, lokaal kopen, kleine bedrijven,
        kleine winkel steunen, ondernemer steunen, cruelty_free, zonder dierproeven, geen dierproeven, afbreekbaar,
        afbreekbare verpakking, composteerbare, navulbaar, goed te repareren, onderdelen los, losse onderdelen te,
        minder afval, geen afval, weinig plastic, zo min mogelijk plastic, eerlijk gemaakt, eerlijke productie,
        circulair,
        (fijn|mooi|goed|top|super|blij|leuk|prettig|prachtig|geweldig|fantastisch|heel_goed|mooie|goede|pluspunt|
        waardeer) ~ (duurza*|milieu*|gerecycl*|recycl*|plasticvrij|biologisch|fairtrade|fair_trade|lokaal|lokale|
        tweedehands|hergebruik*|vegan|diervriendelijk|herbruikbaar|eerlijk|zonder_plastic|geen_plastic|navul*|
        sociale_werkplaats|reparatie|gerepareerd|repareren|klimaat*|streek*|statiegeld*|duurzame|composteerbaar|eco*|
        papieren),
        (geen|zonder|nauwelijks|minder|weinig) (onnodig_plastic|plastic_gebruikt|dierproeven|microplastic*|
        plastic_verpakking|palmolie|afval|wegwerpplastic|plastic_troep|plastic),
        (eerlijk|lokaal|duurzaam|ambachtelijk_en|milieuvriendelijk|verantwoord|biologisch|diervriendelijk|
        in_nederland|in_belgië) (gemaakt|geproduceerd|geteeld|product|verpakt|verzonden|geproduceerde|gekweekt|
        bedrijf|ondernemen), kan gerepareerd worden,
        (milieuvriendelijk*|diervriendelijk*|klimaatneutraal|plasticvrij),
        (kan|kunt|kun|te) (repareren|gerepareerd|herstellen|hersteld)
      `,
      complaint: `
        niet duurzaam, niet milieuvriendelijk, slecht voor het milieu, te veel plastic?, veel plastic?,
        zoveel plastic?, onnodig plastic, in plastic?, plastic verpakking*, plastic om?, wegwerp*?, minder plastic?,
        niet recyclebaar, te veel afval, veel afval, verspilling?, uit china?, made_in_china, greenwashing,
        niet biologisch, niet vegan, dierproeven, niet te repareren, geen onderdelen?, kinderarbeid,
        met het vliegtuig?, made in china, halve wereld?, ingevlogen?, al dat plastic?, veel te veel plastic,
        plastic overal?, afval?, berg afval, dierenleed, echt bont, plofkip, bio_industrie, uitbuiting, palmolie,
        onduurzaam, niet echt duurzaam, duurzamer, milieuvriendelijker, milieuonvriendelijk*, niet ecologisch,
        niet fairtrade, niet eerlijk geproduceerd, niet afbreekbaar, niet te recyclen, slecht voor milieu,
        slecht voor het klimaat, belastend, milieuvervuil*, vervuilend*, vervuiling, plasticberg, plasticafval,
        berg plastic, alles in plastic, allemaal plastic, onnodige plastic, onnodig veel plastic, extra plastic,
        dubbel plastic, minder plastic gebruiken, minder afval graag, afvalberg, veel verspilling,
        zonde van het plastic, zonde van het karton, niet gerecycled, niet dierproefvrij, getest op dieren,
        dieronvriendelijk, gemaakt in china, made in bangladesh, uit bangladesh, uit india?, helemaal uit china,
        uitgebuit, slavenarbeid, lage lonen, fast fashion, wegwerpproduct*, wegwerpmaatschappij,
        geen reserveonderdelen, reserveonderdelen ~ niet, onderdelen niet los, niet repareerbaar, niet gerepareerd,
        kan niet gerepareerd, niet te maken?, zelf repareren,
        (niet|weinig|allesbehalve|verre_van|niks|minder) (duurzaam|milieuvriendelijk|ecologisch|duurzaams|groen|
        klimaatvriendelijk|diervriendelijk|verantwoord|recyclebaar|biologisch),
        (slecht|ramp|belasting|zonde|funest|niet_goed|belastend) (voor|van) (het|t|al|de) (milieu|dat_plastic|klimaat|
        karton|plastic|natuur|planeet|papier|aarde|dier),
        (hoezo|noem|noemen|noemt|zogenaamd|zgn|en_dan|heet|durven|wil|zeggen|claimen|over|doen_alsof) ~ (groen|
        duurzaam|milieuvriendelijk|milieu|ecologisch|eco|klimaat|natuur),
        (zonde|jammer|belachelijk|te_veel|teveel|zoveel|veel|al_dat|onnodig|bergen|erg|al_die) ~ (plastic|karton|
        afval|verspilling|verpakkingsafval|piepschuim|wegwerp*),
        (uit|helemaal_uit|vanuit|van) (china|brazilië|chili|peru|australië|zuid_afrika|bangladesh|nieuw_zeeland|
        andere_kant) (gevlogen|gehaald|ingevlogen|komen|komt|geïmporteerd|doe),
        (weggooien|weggegooid) ~ (repar*|zonde|plastic), (per|met_het) vliegtuig,
        noemen (jullie|ze|het) (dat|duurzaam|eco|groen),
        (aardbeien|fruit|asperges|avocado*|kipfilet|vlees) ~ (peru|brazilië|chili|spanje|china|nieuw_zeeland),
        (helemaal|totaal|echt) niet (ecologisch|duurzaam|milieuvriendelijk|groen),
        zo'n klein (dingetje|product|ding),
        (bio|eco|groen|duurzaam|biologisch|natuurlijk) (me_hoela|mijn_reet|m'n_neus|laat_me_niet|ja_ja|jaja|mijn_neus)
      `,
    },
    subscription: {
      said: `
        abonnement*, *abonnement, geabonneerd, opzeg*, opgezegd, opzeggen, verleng*?, maandelijks*?, elke maand?,
        iedere maand?, pauzeren?, gepauzeerd, pauze?, lidmaatschap, lid?, stopzetten, maandbox, uitschrijv*?,
        abonnement, maandelijks?, om de ~ weken?, elke ~ weken?, overslaan?, herhaalbestelling, frequentie?,
        abonnee*, abbonement*, abonement*, abonneren, abonnementsvorm, abonnementen, koffieabonnement,
        proefabonnement, jaarabonnement, maandabonnement, maandpakket, maandelijkse box, maandelijkse levering,
        terugkerende bestelling, automatische bestelling*, automatisch bestellen, automatisch leveren,
        automatische levering*, herhaallevering*, herhaalbestelling*, periodiek*, vaste levering,
        elke maand automatisch, elke maand leveren, elke maand geleverd, opzegging, opzegtermijn, op te zeggen,
        opgezegde, stopgezet, verlenging, verlengd, automatisch verlengen, box overslaan, maand overslaan,
        levering overslaan, levering pauzeren, pauzestand, op pauze, membership, lidmaatschap*, abo, abo's,
        maandbox*, *box_per_maand, maandelijks*,
        (elke|iedere|per) maand (een|doos|pakket|geleverd|thuis|automatisch|nieuwe), herhaal*, automatisch_bestel*,
        autobestelling, pauz*, maandje_overslaan, overslaan, week_overslaan, verleng*, groentekrat*, groentebox*,
        krat_per_week, (komen|komt) vanzelf, periodiek, frequentie,
        (box|krat|levering|pakket) (pauzeren|te_pauzeren|stopzetten|opzeggen|overslaan|wijzigen),
        (pauzeren|te_pauzeren|stopzetten),
        (elke|iedere) maand ~ (vanzelf|automatisch|thuis|krijgen|komen|komt|bezorgd), om op te zeggen
      `,
      praise: `
        abonnement ~ handig, abonnement ~ fijn, abonnement ~ flexibel, fijn abonnement, handig abonnement,
        makkelijk opzeg*, makkelijk op te zeggen, makkelijk pauzeren, makkelijk te pauzeren, altijd opzegbaar,
        blij met ~ abonnement, abonnement fijn, abonnement handig, elke maand een verrassing, elke maand feest,
        kijk elke maand, abonnement ~ ideaal, abonnement ~ goed, abonnement ~ makkelijk, abonnement ~ prettig,
        abonnement ~ super, ideaal abonnement, flexibel abonnement, goed abonnement, prettig abonnement,
        abonnement aanpassen ~ makkelijk, makkelijk aan te passen, makkelijk opgezegd, makkelijk stop te zetten,
        opzeggen ~ makkelijk, opzeggen ging, opzeggen ~ eenvoudig, op elk moment opzeg*, maandelijks opzegbaar,
        makkelijk overslaan, makkelijk een maand overslaan, elke maand blij, elke maand weer, kijk er elke maand,
        abonnement ~ (handig|fijn|top|ideaal|makkelijk|super|prima|blij|flexibel|gemakkelijk|aanrader|perfect|leuk|
        goed|geen_omkijken), (komt|komen) (vanzelf|automatisch) (elke|iedere|op_tijd|thuis|binnen|ik|handig),
        geen omkijken naar,
        (makkelijk|eenvoudig|flexibel) (pauzeren|opzeggen|opgezegd|overslaan|aan_te_passen|opzegbaar|gepauzeerd),
        nooit meer zonder, (komt|komen|kwam) (elke|iedere) (maand|week), zonder dat ik ~ (denken|omkijken),
        geen omkijken, (handig|fijn|makkelijk|ideaal) ~ (elke_maand|iedere_maand|automatisch_komt|vanzelf_komen)
      `,
      complaint: `
        opzeggen ~ niet, opzeggen ~ moeilijk, opzeggen ~ lastig, opzeggen ~ ingewikkeld, niet opzeggen,
        moeilijk op te zeggen, lastig op te zeggen, kan niet opzeggen, kon niet opzeggen, niet opzegbaar,
        ondanks opzegging, abonnement ~ niet, ongewenst abonnement, ongevraagd abonnement, zonder abonnement,
        geen abonnement, zat vast aan, automatisch verlengd, stilzwijgend*, niet pauzeren, niet te pauzeren,
        blijven afschrijven, opzeggen lukt niet, opzeggen onmogelijk, opgezegd ~ toch, opgezegd ~ nog,
        abonnement ~ ongevraagd, abonnement ~ zonder, opzeggen ~ gedoe, opzeggen ~ onmogelijk, opzeggen ~ duurt,
        opzeggen ~ telefonisch, opzeggen alleen, opzeggen kan niet, opzeggen kan alleen, makkelijker opzeggen,
        makkelijker op te zeggen, niet op te zeggen, kan mijn abonnement niet, kom niet van, kom er niet vanaf,
        zit eraan vast, zit vast aan, vast aan een abonnement, abonnement afgesloten, stiekem abonnement,
        ineens abonnement, verborgen abonnement, wist niet ~ abonnement, wilde geen abonnement, wil geen abonnement,
        abonnement ~ verplicht, verplicht abonnement, abonnement ~ lastig, abonnement ~ stop*, abonnement ~ verlengd,
        abonnement ~ duur*, abonnement ~ aanpassen, abonnement ~ wijzigen, abonnement ~ opzeg*, abonnement ~ pauze*,
        niet overslaan, kan niet pauzeren, automatisch afgeschreven, ongevraagd verlengd, automatische verlenging,
        zomaar verlengd, blijf betalen, opgezegd maar, na opzegging, geen losse bestelling, liever eenmalig,
        zonder abonnement bestellen, zonder abonnement kopen,
        (abonnement|abo|opzeg*|opgezegd|lidmaatschap|proefabonnement|box) ~ (toch|niet|moeilijk*|onmogelijk|lastig|
        ongevraagd|zonder_toestemming|stilzwijgend|nog_steeds|gedoe|doorgelopen|loopt_door|liep_door|afgeschreven|
        geniepig|ongewild|vast|per_ongeluk|alleen_telefonisch|zit_je|drama|ingewikkeld|verplicht|nooit|onduidelijk|
        ongemerkt|niet_wist),
        (ongevraagd|stilzwijgend|zomaar|automatisch|ongewild|per_ongeluk|ineens) (verlengd|abonnement|lid|
        een_abonnement|aan_een_abonnement|doorgelopen|weer_afgeschreven|abonnee),
        niet (kunnen|te|op_te) (opzeggen|pauzeren|stopzetten|zeggen|overslaan), zit ~ (jaar|maanden) (aan)_vast,
        (jaar|maanden) aan vast, (overgeslagen|opgezegd|gepauzeerd|stopgezet) ~ (toch|afgeschreven|geleverd|betaald),
        abonnement ~ (afgeschreven|verlengd|toch)
      `,
    },
    recommendation: {
      said: `
        *aanrader, aanbevelen, aanbevolen, aanbevel*, aanraden, aangeraden, raad ~ aan, mond_tot_mond*,
        vriendin vertelde, via een vriendin, via een vriend, via vrienden, van een vriendin, van een vriend,
        collega*?, zus vertelde, influencer*, instagram?, tiktok?, youtube*?, facebook?, pinterest?, podcast*?,
        *reclame*?, *advertentie*, op tv?, radio?, tijdschrift?, google?, aan vrienden, iedereen vertellen,
        vaste klant?, trouwe klant?, bestel ~ weer?, koop ~ weer?, bestel zeker?, kom ~ terug?, bestel graag weer?,
        van mijn zus?, collega?, buurvrouw?, fysio?, dierenarts?, kapper?, mond_tot_mond, youtube?, influencer,
        reclame?, advertentie?, podcast?, op de radio?, tip van?, aanraders, aanbeveling, aanbevelingen,
        aanbevelenswaardig, aanraad*, gehoord van, gehoord via, hoorde van, tip gekregen, tip van een,
        op aanraden van, aangeraden door, aanbevolen door, via via, mond op mond, mond_tot_mondreclame,
        vrienden vertelden, vriendin had, vriend had, vriendin heeft, vriendin raadde, collega raadde, zus raadde,
        buurvrouw raadde, moeder raadde, dochter raadde, dokter raadde, dierenarts raadde, via instagram,
        via facebook, via tiktok, via google, via youtube, via een influencer, via social media, via een collega,
        via mijn zus, via mijn dochter, via mijn moeder, via de buurvrouw, via kennissen, van kennissen,
        van horen zeggen, op instagram, op facebook, op tiktok, gezien op, voorbij zien komen, reclame op,
        reclame gezien, advertentie gezien, advertentie op, social media, sociale media, vlog*, blog*,
        in een podcast, in een tijdschrift, in de krant, in een blad, op de televisie, op televisie,
        vrienden en familie, familie en vrienden, vriendinnen vertellen, doorvertel*, door vertellen,
        verder vertellen, rondvertellen, vriend uitnodigen, vrienden uitnodigen, aanrad*, aanrader, aan te raden,
        getipt, tip_van,
        (via|van|door) (een|mijn|mn|m'n|vriend*|vriendin|collega|zus|buurvrouw|kennis|kennissen|moeder|familie|
        instagram|tiktok|facebook|influencer|google|reclame|youtube|podcast|de_krant|de_libelle|tijdschrift|insta|
        pinterest|forum|mond_tot_mond|trainer|dierenarts|kapper|fysio|huisarts)_(vriend*|vriendin|collega|zus|
        buurvrouw|kennis|getipt|gehoord|moeder|gevonden|gekomen|reclame|influencer|terechtgekomen|hier|bij_jullie|
        advertentie|aangeraden),
        (gezien|gelezen|gehoord|gevonden|voorbij_zien|voorbijkomen|ontdekt|tegengekomen) (op|in|via|van|
        bij) (instagram|tiktok|facebook|insta|youtube|libelle|de_krant|een_blad|google|tv|een_podcast|de_libelle|
        pinterest|radio|een_vriendin|een_collega|mijn_zus|magazine|een_tijdschrift|de_reclame|televisie|een_blog),
        mond tot mond*, mond_op_mond,
        (vriend|vriendin|collega|zus|buurvrouw|broer|moeder|kennis|trainer|dierenarts|jongens|vriendinnen|collega's|
        schoonzus|juf|buurman) ~ (zwoer|zwoeren|raadde|raadden|tipte|tipten|adviseerde|enthousiast_over|had_het_ook|
        heeft_hem_ook|bestelde|besteld_dus|kocht_het|heeft_ook|noemde|vertelde|lovend),
        (verder|door|anderen|iedereen|vrienden|vriendinnen|collega's|familie) ~ (vertel*|aanraden|aangeraden|verteld|
        doorverteld|aanbevelen|zeggen|doorsturen|tippen),
        (schoonzus|zus|vriendin|collega|kapster|kapper|buurvrouw|moeder|broer|dokter|dierenarts|trainer) ~ (zei|
        vertelde|noemde|over_bezig|gelijk|raadde|enthousiast|getipt),
        dankzij ~ (kapster|vriendin|collega|zus|buurvrouw|tip),
        (tiktok|instagram|facebook|insta|youtube) (gezien|ontdekt|gevonden|voorbij)
      `,
      praise: `
        aanrader, echte aanrader, absolute aanrader, een aanrader, zeker aanraden, aan te raden, aanbevelen,
        aanbevolen, zeker aan te bevelen, raad ~ iedereen aan, raad het aan, raad jullie aan, aan iedereen?,
        vertel iedereen, al aanbevolen, al aangeraden, aan vrienden verteld, aan vriendinnen?, tegen iedereen,
        zeg het tegen iedereen, aan iedereen verteld, iedereen verteld, doorverteld, raad ik aan, raad het iedereen,
        aanraden, vriendinnen ~ ook besteld, grote aanrader, super aanrader, dikke aanrader, top aanrader,
        aanrader voor iedereen, aanrader dus, zeker een aanrader, zou ik aanraden, zou het aanraden,
        zou jullie aanraden, zou jullie zeker, raad het ~ aan, raad jullie ~ aan, raad deze ~ aan, raad dit ~ aan,
        kan het iedereen aanraden, kan iedereen aanraden, iedereen aanraden, iedereen aanbevelen,
        van harte aanbevolen, van harte aan, zeer aan te raden, zeker aan te raden, zeker aanbevelen, beveel ~ aan,
        aan te bevelen, aanbevelenswaardig, tip ik, tip voor iedereen, aan mijn vriendinnen, aan mijn vrienden,
        aan vrienden, aan familie, aan collega_s, aan bekenden, vrienden aangeraden, vriendinnen aangeraden,
        verteld aan, vertel het door, zeg het voort, reclame maken voor, maak reclame voor,
        vriendinnen ook enthousiast, ook voor mijn zus besteld, ga ik doorvertellen, deel ik met,
        (aanrader|absolute_aanrader|echte_aanrader|dikke_aanrader|zeker_aan_te_raden|een_must|warm_aanbevolen|
        aan_te_raden|aanbevolen|aanbevelenswaardig|zeer_aan),
        (raad|raden|raadt|beveel|aanraden|aangeraden|aanbevelen|tip|vertel|aan_bevelen) ~ (iedereen|vrienden|
        vriendinnen|collega|collega's|kennissen|familie|anderen|zeker|altijd|graag|zus|buurt|aan|rond|door|buren|
        buurvrouw),
        (heel|halve|hele) (kantoor*|kantoortuin|familie|buurt|straat|vriendengroep|team|club) ~ (weet|besteld|aan|
        heeft|wil|enthousiast|nu_ook), iedereen ~ aanraden, (al|ook) (doorverteld|aangeraden|aanbevolen|getipt),
        getipt,
        (aan) (drie|twee|vier|al_mijn|mijn|iedereen|vriendinnen|vrienden|halve|half) (vriendinnen|vrienden|collega*|
        kennissen|buurt), (vriendinnen|collega's|vrienden|buurt) (getipt|aangeraden|verteld|aanbevolen),
        half kantoor, halve (kantoor|buurt|familie|straat),
        (sportschool|kantoor|klas|team|buurt|familie) ~ (weet|van_mij|heeft|wil), weet het van mij
      `,
      complaint: `
        niet aanraden, geen aanrader, niet aan te raden, niet aanbevelen, raad ~ niet aan, raad ~ af, afraden,
        zou het niet aanraden, blijf weg?, vermijden?, te veel reclame, irritante reclame, te veel advertenties,
        raad ik af, afrader, raad niemand, koop hier niet, niemand aanraden, niemand aan, zou jullie niet aanraden,
        niet aanbevolen, niet meer aanraden, nooit aanraden, kan ik niet aanraden, kan het niet aanraden,
        raad iedereen af, raad het af, raad deze ~ af, ik raad ~ niet aan, afgeraden, zou ik afraden, niet kopen,
        koop het niet, niet bestellen hier, bestel hier niet, bestel hier nooit, koop hier nooit, trap er niet in,
        vermijd, blijf uit de buurt, waarschuw iedereen, waarschuwen,
        (raad|raden|aanraden|beveel|zou|kan) ~ (niemand|niet_aan|af|afraden|niet_aanraden|niet_aanbevelen|
        nooit_aanraden),
        (influencer|reclame|tiktok|instagram|advertentie) ~ (tegen|overdreven|misleid*|gelogen|niet_waar|
        teleurgesteld|onzin|nep|hype|ingetrapt|getrapt|gefopt)
      `,
    },
  },
  nothing: `
    over het algemeen, in het algemeen, alles goed, alles prima, op zich, in orde, niet echt, echt heel, echt super,
    echt goed, echt mooi, op de hoogte, in de gaten, passen en meten, te gek, op zoek, op maat, tot zover,
    tot nu toe, aan de andere kant, lang niet, al lang, niet lang, hoe lang, zo lang, reactie op, kwijt kunnen,
    past bij, mist niets, ik mis niets, vertrouwen op, binnenkort, zijn haar, van haar, ik ook, ga zo door,
    niets aan te merken, geen opmerkingen, geen op of aanmerkingen, weet ik niet, geen idee, te veel om op te noemen,
    niet van toepassing, op prijs, op prijs gesteld, stel ~ op prijs, in prijs, hoge prijs stel*, past goed bij,
    past mooi bij, op dit moment, in ieder geval, in plaats daarvan, zo veel mogelijk, aan de slag, in de winkel,
    per ongeluk, bij voorbaat, bij voorbaat dank, van tevoren, zo snel mogelijk, met vriendelijke groet,
    vriendelijke groet, vriendelijke groeten, vriendelijk bedankt, vriendelijk dank, terug te komen, kom ik terug,
    kom zeker terug, goed bezig, niet duidelijk genoeg, foto's gestuurd, foto gestuurd, foto's opgestuurd,
    foto's sturen, foto's gemaild, foto sturen
  `,
  good: `
    goed, goede, heel goed, fijn*, prima, uitstekend*, geweldig*, fantastisch*, super, top, perfect*, mooi*,
    prachtig*, prettig*, leuk*, heerlijk*, schitterend*, uitmuntend*, blij, tevreden, gelukkig?, dank*, bedankt,
    dankbaar, waardeer*, snel, snelle, vlot*, vlug, makkelijk*, gemakkelijk*, eenvoudig*, simpel*, duidelijk*,
    helder*, handig*, netjes, keurig*, correct*, redelijk*, betrouwba*, vriendelijk*, aardig*, soepel*,
    probleemloos*, ok, oké, okay, niets op aan te merken, niks op aan te merken, niets te klagen,
    niets aan te merken, geen klachten, geen problemen, zonder problemen, boven verwachting, beter dan verwacht,
    overtrof, overtroffen, vind het leuk, houd van, hou van, dol op, enthousiast*, complimenten, vijf sterren,
    5_sterren, positief*, gaaf, gave, tof, toffe, ideaal, best*, gratis, lekker*, attent*, zorgvuldig*, ruim*,
    juiste, klopt, hulde, chapeau, fijn, lekker, perfect, prachtig, dankzij, heerlijk, keurig, geweldig, dank,
    eindelijk, verrast, topper, toppie, goeie, goed*, beste, beter dan, prachtige, uitmuntend, formidabel*,
    grandioos, geniaal, briljant, magnifiek, subliem, puik, piekfijn, tiptop, top*, super*, geslaagd, tevree,
    meer dan tevreden, zeer tevreden, heel tevreden, erg blij, superblij, enthousiast, vrolijk, verrassend,
    aangenaam*, fantasties, gewldig, mega, cool, vet cool, nice, love, liefde, kei, keigoed, kei goed, zalig,
    bangelijk, wreed goed, content, lief, lieve, liefs, respect, petje af, dikke pluim, pluim, duim, thumbs up,
    waanzinnig, onwijs, ontzettend, aanrader, nooit problemen, geen enkel probleem, niks mis mee, niets mis mee,
    mee eens, doe zo voort, ga zo door, meevaller, valt mee, viel mee, voldoende, verzorgd, vakkundig,
    professioneel, zorgeloos, vertrouwd, genoten, geniet, houden van, hou ervan, favoriet, lievelings*, goud,
    goud waard, tien, een tien, een 10, 10 uit 10, geen minpunten, alles naar wens, naar wens, naar tevredenheid
  `,
  bad: `
    slecht*, matig*, waardeloos*, belabberd*, verschrikkelijk*, vreselijk*, afschuwelijk*, rampzalig*, ramp, drama*,
    teleurgesteld*, teleurstell*, teleurstelling*, ontevreden, irritant*, irriteer*, geïrriteerd, boos, frustr*,
    gefrustreerd, balen, baalde, jammer, helaas, spijtig, haat, traag*, trage, langzaam*, moeilijk*, lastig*,
    ingewikkeld*, omslachtig*, onduidelijk*, verwarrend*, probleem*, problemen, fout*, fouten, foutje, mislukt*,
    mislukking, chaos, rommelig*, nachtmerrie, schandalig*, schandalige, belachelijk*, onacceptabel*, onzin, stom*,
    kut, klote, zonde, verspilling, tegenvall*, viel tegen, valt tegen, vallen tegen, tegengevallen, mager,
    middelmatig*, slechter, nooit meer, nooit weer, spijt, klacht*, raar, rare, vreemd*, onprettig*, vervelend*,
    onvoldoende, te wensen, verbeter*, kan beter, kon beter, mag beter, moet beter, zou beter, beter kunnen,
    beter mogen, sneller kunnen, mag sneller, kan sneller, sneller, duur*, dure, ontbreekt, mist, missen,
    overbodig*, onnodig*, onmogelijk*, zorgen, twijfel*, gedoe, kapot, verkeerd*, foutief, nadeel, minder goed,
    minpunt*, lang wachten, bende, slordig, slecht, fout, belachelijk, schandalig, gezeur, geen mogelijkheid, kwijt,
    waardeloos, beroerd*, bedroevend*, ondermaats*, waardeloze, knudde, prut, crap, kutzooi, ruk, zuigt, flop, sof,
    miskoop, tegenvaller, tegenvallend*, teleurstellende, teleur gesteld, teleur, baal, baalt, bummer, ergernis,
    erger, ergerlijk, geërgerd, kwaad, woest, pissig, ziedend, verdrietig, droevig, triest*, treurig*, sneu, shit,
    bagger, hopeloos, hopeloze, absurd*, idioot, bizar*, schande, schandelijk, onfatsoenlijk, onprofessioneel*,
    amateuristisch*, klungelig*, geklungel, onzorgvuldig*, onacceptabele, onbegrijpelijk*, onhandig*, lastige,
    ellende, geklaag, gedonder, gezeik, moeizaam*, stroef*, problematisch, mis, ging mis, mis gegaan, misgegaan,
    niet goed, niet oke, niet oké, niet fijn, niet leuk, niet blij, niet tevreden, niet zo goed, laatste keer,
    eens maar nooit weer, nooit meer hier, klaar mee, ben er klaar mee, minder, minder fijn, minder leuk,
    onder de maat, zwaar, zwakke, zwak, nadelen, minpuntje, verbeterpunt*, verslechter*, achteruit, te weinig,
    te veel, teveel, te laat, te lang, te duur, te klein, te groot, gebrekkig*, ontbrak, onaangenaam, afgrijselijk*,
    dramatisch*, verre van, hoofdpijn, stress, gestrest, zenuwachtig, spijt van, schrok, geschrokken, afknapper,
    afgeknapt
  `,
  not: `
    niet, geen, nooit, zonder, niets, niks, niemand, nauwelijks, amper, noch, nergens, nie, niemals, nimmer, zelden,
    geeneens, geenszins, nul, nog niet, evenmin, zonder enige, ni
  `,
  but: `
    maar, echter, hoewel, jammer, helaas, alleen, behalve, terwijl, toch, ondanks, enige, doch, daarentegen,
    evenwel, alhoewel, ofschoon, enkel, uitgezonderd, op ~ na, desondanks, daarnaast, enige minpunt, enige nadeel,
    puntje, minpuntje
  `,
  wish: `
    zou fijn zijn, zou leuk zijn, zou mooi zijn, zou handig zijn, zou prettig zijn, zou goed zijn, zou graag, wens*,
    graag, hoop, hopelijk, alsjeblieft, aub, a_u_b, kunnen jullie, kunt u, kun je, hebben jullie, heeft u, is er,
    zijn er, komt er, misschien, wellicht, suggestie*, tip, wanneer, hoe lang, is het mogelijk, zouden jullie,
    zou kunnen, moeten jullie, had graag, ik mis nog, zou wel, zou willen, zou het fijn vinden, zou het leuk vinden,
    zou beter zijn, liever, het liefst, liefst, wil graag, willen graag, zie graag, zag graag, had liever,
    zou ook leuk zijn, zou ideaal zijn, zou super zijn, zou top zijn, zou geweldig zijn, ideetje, idee, tipje,
    voorstel, verzoek, kan ik, kan je, kan men, kan u, komen er, gaan jullie, willen jullie, wordt het, svp,
    alstublieft, overweeg, overwegen, welke, waar kan
  `,
  denies: 'both',
};
