import type { TopicWords } from '../topic-words.ts';

export const nl: TopicWords = {
  topics: {
    delivery: {
      said: `
        *lever*, *levering*, bezorg*, *bezorging*, bezorgd, bezorger*, verzend*, *verzending*, verzonden, verstuur*,
        verstuurd, koerier*, postnl, dhl, dpd, ups, gls, fedex, bpost, track_and_trace, track_trace, tracking, volgen,
        pakket?, pakketje?, pakje?, postbode, aangekomen?, aankomst, aankwam?, binnen?, ontvangen?, ophaalpunt*,
        afhaalpunt*, afhalen, buren, buurman, buurvrouw, voordeur, brievenbus, levertijd*, wachttijd*, tijdvak,
        tijdslot, thuisbezorgd, wanneer komt, belgië?, waddeneilanden, buitenland, vertrag*, onderweg, bezorger,
        pakketpunt, afhaalpunt, aanbellen, zonder aanbellen, levertijd, bezorgdag, avondlevering, leveren jullie,
        bezorgen jullie, sturen jullie, naar belgië, naar de eilanden, derde verdieping, trap
      `,
      praise: `
        snel geleverd, snel bezorgd, snel binnen, snel in huis, snel verzonden, snel verstuurd, snel aangekomen,
        snel ontvangen, snelle levering, snelle bezorging, snelle verzending, vlotte levering, vlotte verzending,
        vlot geleverd, vlot bezorgd, vlotte bezorging, super snel geleverd, op tijd, netjes op tijd, keurig op tijd,
        precies op tijd, eerder dan, sneller dan, volgende dag, de volgende dag, dag later al, dag erna,
        volgende dag al, binnen een dag, binnen twee dagen, binnen 2 dagen, binnen 24 uur, voor 23, razendsnel*,
        supersnel*, stipt*, punctueel, levering ~ snel, bezorging ~ snel, verzending ~ snel, levering ~ vlot,
        vriendelijke bezorger, aardige bezorger, bezorger ~ vriendelijk, bezorger ~ aardig, goed te volgen,
        prima te volgen, dinsdag gehad, dag erna in huis, dag later in huis, morgen in huis, vandaag in huis,
        gisteren besteld, vandaag besteld, besteld en de volgende, razendsnel, bliksemsnel, supersnel, vlot, stipt,
        lieve postbode, boven gebracht, naar boven gedragen, binnen gezet
      `,
      complaint: `
        te laat, te_laat, vertraging*, vertraagd, laat geleverd, laat bezorgd, later dan, nooit aangekomen,
        niet aangekomen, nog niet aangekomen, niet ontvangen, nooit ontvangen, nog niet ontvangen, nog steeds niet,
        nog altijd niet, nog niets ontvangen, nooit geleverd, niet geleverd, nooit bezorgd, niet bezorgd,
        niet gekregen, kwijt, kwijtgeraakt, zoekgeraakt, zoek geraakt, verdwenen, gestolen, verloren, wacht nog,
        wachten, gewacht, nog steeds wachten, lang wachten, lange levertijd*, levertijd ~ lang*, lange wachttijd*,
        duurde lang, duurde te lang, duurt lang, duurt te lang, duurde ~ weken, duurde ~ dagen, duurt ~ weken,
        duurde eeuwen, duurde eindeloos, heeft ~ geduurd, te lang, weken later, dagen later, na ~ weken, twee weken,
        drie weken, weken geduurd, dagen te laat, week te laat, trage levering, trage verzending, trage bezorging,
        levering ~ traag, levering ~ laat, bezorging ~ traag, verzending ~ traag, langzame levering,
        langzame bezorging, niet op tijd, niet aangebeld, zonder aan te bellen, niet gebeld, belde niet aan,
        bij de buren, verkeerde adres, verkeerd adres, verkeerde buren, in de regen, voor de deur,
        voor de deur gegooid, gegooid, onbeschofte bezorger, onvriendelijke bezorger, bezorger ~ onvriendelijk,
        bezorger ~ onbeschoft, zelf ophalen, moest ~ ophalen, geen track, geen tracking, track_and_trace ~ niet,
        track_trace ~ niet, tracking ~ niet, leveren niet, levert niet, bezorgen niet, geen levering, verzenden niet,
        staat als bezorgd, zou bezorgd zijn, sneller leveren, snellere levering, snellere bezorging,
        snellere verzending, belofte ~ niet, beloofde ~ niet, beloofd voor, beloofd ~ werd, beloofd ~ kwam,
        zou vrijdag, zou maandag, zou gisteren, werd woensdag, werd donderdag, te laat voor, nog steeds onderweg,
        zoek, spoorloos, blijft hangen, hangt vast, vast bij, track en trace ~ niet, volgens de track,
        volgens tracking, zogenaamd bezorgd, zogenaamd niet thuis, niet thuis terwijl, was gewoon thuis, ik was thuis,
        hele dag thuis, hele dag gewacht, niet eens aangebeld, buren, bij wildvreemden, over de schutting,
        over het hek, in de heg, gesmeten, door de brievenbus gepropt, gepropt, dubbelgevouwen, uitgesteld, verzet,
        wekenlang, weken gewacht, eeuwen, een eeuwigheid, slak, traag, zelf halen, moest ik ophalen,
        moest het zelf halen, ver rijden
      `,
    },
    'delivery-cost': {
      said: `
        *verzendkosten*, *bezorgkosten*, *leverkosten*, *leveringskosten*, gratis verzending, gratis bezorging,
        gratis levering, gratis verzonden, gratis verzenden, gratis bezorgd, verzending gratis, portokosten, porto,
        minimum bestelbedrag, minimale bestelbedrag, minimumbedrag, drempel*, douane*, invoer*, invoerrechten,
        kosten voor verzending, kosten voor bezorging, betalen voor verzending, betalen voor bezorging,
        verzenden kost, drempel, die grens, gratis vanaf, verzendkosten, bezorgkosten, samen verzenden,
        gecombineerd verzenden
      `,
      praise: `
        gratis verzending ~ fijn, gratis verzending fijn, gratis bezorging fijn, geen verzendkosten,
        zonder verzendkosten, geen bezorgkosten, lage verzendkosten, verzendkosten ~ laag, goedkope verzending,
        redelijke verzendkosten, fijn dat ~ gratis verz*, gratis wordt thuisgebracht, gratis thuisgebracht,
        gratis thuisbezorgd, gratis bezorgd, gratis verzending, gratis verzonden
      `,
      complaint: `
        verzendkosten ~ hoog, verzendkosten ~ duur, hoge verzendkosten, dure verzendkosten, dure verzending,
        verzending ~ duur, verzendkosten te, bezorgkosten ~ hoog, hoge bezorgkosten, bezorging ~ duur,
        leverkosten ~ hoog, verzendkosten ~ belachelijk, geen gratis verzending, geen gratis bezorging,
        niet gratis verz*, verzending niet gratis, minimum ~ hoog, minimumbedrag ~ hoog, drempel ~ hoog,
        douane ~ betalen, douanekosten, invoerrechten betalen, verzendkosten ~ afschrik*, door de verzendkosten,
        vanwege de verzendkosten, verzendkosten ~ pas, verborgen verzendkosten, lagere verzendkosten,
        minder verzendkosten, goedkopere verzending, alleen de verzendkosten, de verzendkosten, invoerrechten,
        afhandeling, inklaring, bijbetalen, verzending over de grens, verzending duur, verzendkosten hoger,
        verzendkosten ~ meer dan, porto ~ duur, verzending ~ meer dan, toeslag, eilandtoeslag, iets extra's erbij,
        om gratis, om aan de gratis
      `,
    },
    price: {
      said: `
        prijs, prijzen, prijs_kwaliteit*, prijs_kwaliteitverhouding, prijskwaliteit*, prijskaartje, prijzig*, duur,
        dure, duurder, goedkoop, goedkope, goedkoper, kost?, kosten?, betaalbaar*, betaalbare, waar voor je geld,
        geld waard, waard?, budget, euro?, voordelig*, prijsverschil, wat kost, hoeveel kost, hoe duur, staffelprijs,
        per kilo, per meter, piek, kosten de
      `,
      praise: `
        goedkoop, goedkope, betaalbaar*, betaalbare, voordelig*, goede prijs, goede prijzen, mooie prijs,
        mooie prijzen, prima prijs, prima prijzen, scherpe prijs, scherpe prijzen, scherp geprijsd, redelijke prijs,
        redelijke prijzen, eerlijke prijs, eerlijke prijzen, nette prijs, nette prijzen, fijne prijs, lage prijs,
        lage prijzen, beste prijs, prijs ~ goed, prijs ~ prima, prijs ~ redelijk, prijzen ~ redelijk, prijzen ~ goed,
        prijs ~ super, prijs klopt, goede prijs_kwaliteit*, prijs_kwaliteit ~ goed, prijs_kwaliteit ~ prima,
        prijs_kwaliteit ~ top, prijs_kwaliteitverhouding ~ goed, prijskwaliteit ~ goed, waar voor je geld,
        waar voor mijn geld, zijn geld waard, haar geld waard, elke cent waard, geld waard, de prijs waard,
        goedkoper dan, koopje, niet duur, geen geld, prikkie, voor een prikkie, een prikkie, geen drol,
        kost geen drol, kost niks, kost bijna niks, kost weinig, spotgoedkoop, voor de helft van, de helft van wat,
        koopjes, betaalbaar, schappelijk, schappelijke prijs, het geld waard, prijs kwaliteit, prijs-kwaliteit,
        helemaal niet duur
      `,
      complaint: `
        duur, dure, duurder, te duur, prijzig*, prijs ~ hoog, prijzen ~ hoog, hoge prijs, hoge prijzen, prijs ~ fors,
        pittige prijs, prijs ~ pittig, aan de prijs, aan de dure kant, aan de prijzige kant, belachelijke prijs,
        prijs ~ belachelijk, overprijsd, te veel geld, veel geld, niet waard, het geld niet waard,
        de prijs niet waard, goedkoper bij, elders goedkoper, ergens anders goedkoper, goedkoper elders, goedkoper op,
        goedkoper te krijgen, goedkoper zijn, iets goedkoper, wat goedkoper, beetje goedkoper, mag goedkoper,
        kan goedkoper, prijzen verlagen, prijs verlagen, prijs omlaag, prijzen omlaag, lagere prijs, lagere prijzen,
        betaalbaarder, prijsverhoging*, prijs* gestegen, prijs* omhoog, prijzen zijn omhoog, duurder geworden,
        duurder dan, voor die prijs, voor deze prijs, voor dat geld, voor dit geld, alleen de prijs, de prijs deed,
        vanwege de prijs, door de prijs, kan ik niet betalen, niet te betalen, boven mijn budget, niet goedkoop,
        slechte prijs_kwaliteit*, oplichting met prijzen, dure kant, prijzig, prijzige, peperduur, hartstikke duur,
        precies duur, goud, puur goud, afzetterij, afzetters, woeker, geldklopperij, belachelijk duur, onbetaalbaar,
        kunnen we niet betalen, buiten mijn budget, portemonnee, rib uit, rapen gaar, vijf piek, voor dat bedrag,
        voor zoveel geld, verhoogd, prijsverhoging, opgeslagen, bij bol goedkoper, helft van de prijs elders,
        dubbel zo duur, twee keer zo duur, het dubbele
      `,
    },
    discount: {
      said: `
        *korting*, kortingscode*, code?, codes?, *coupon*, *voucher*, kortingsbon*, waardebon, actie?, acties,
        *aanbieding*, sale, uitverkoop, solden, afgeprijsd*, spaarpunten, punten, spaarprogramma, spaaractie,
        loyaliteit*, klantenkaart, black_friday, cashback, procent, welkomstkorting, studentenkorting, korting op,
        65-plussers, studenten?, ouderen?, leraren?, spaarkaart, stempelkaart, kortingscode, kortingsbon, actie,
        aanbieding, aanbiedingen, afgeprijsd, staffelkorting, black friday, zegeltjes, verjaardagskorting, twee halen
      `,
      praise: `
        mooie korting, fijne korting, goede korting, leuke korting, mooie kortingen, goede aanbieding*,
        mooie aanbieding*, leuke aanbieding*, fijne aanbieding*, mooie acties, leuke acties, leuke actie,
        goede acties, code werkte, in de aanbieding, in de sale, in de uitverkoop, bedankt voor de korting,
        tweede halve prijs, halve prijs, tweede gratis, lekker korting, bespaard, mooie actie,
        in de aanbieding gekocht
      `,
      complaint: `
        kortingscode werkt* niet, kortingscode ~ werkt* niet, code werkt* niet, code ~ werkt* niet,
        kortingscode deed ~ niet, kortingscode ~ niet gewerkt, code ~ niet, code werkte niet, code werkt niet,
        kortingscode ~ niet, kortingscode ~ verlopen, code ~ verlopen, code ~ ongeldig, codes ~ niet, korting ~ niet,
        korting niet, kortingsbon ~ niet, coupon ~ niet, voucher ~ niet, actiecode ~ niet, geen korting*,
        nooit korting*, weinig korting*, weinig acties, geen acties, geen kortingscode, nooit ~ code ontvangen,
        geen code ontvangen, code nooit ontvangen, meer korting*, meer acties, meer aanbiedingen, vaker korting,
        vaker sale, vaker acties, punten ~ verlopen, punten ~ weg, punten ~ verdwenen, punten ~ niet, nepkorting*,
        dag later ~ korting, dag later ~ sale, daarna ~ afgeprijsd, laatste kans, staat er al sinds,
        altijd uitverkoop, nepkorting, zogenaamde korting, code ongeldig, ongeldig, code verlopen,
        alleen nieuwe klanten, voor nieuwe klanten, vaste klanten ~ niks, punten kwijt, punten verlopen,
        dag later goedkoper, week later ~ afgeprijsd
      `,
    },
    quality: {
      said: `
        *kwaliteit*, kwalitatief, kwaliteid, afwerking, afgewerkt, duurzaamheid?, stevig*, degelijk*, solide, robuust*, sterk?, gaat lang mee, gaan lang mee, levensduur, *naad, naden, stiksel*, rits*, knoop?, knopen, defect*, gebrek*, goed gemaakt, slecht gemaakt, mooi gemaakt, gewassen?, wasbeurt*, wassen?, slijtage, vakmanschap, handwerk, kapot?, rommel, troep
      `,
      praise: `
        goede kwaliteit, prima kwaliteit, mooie kwaliteit, uitstekende kwaliteit, hoge kwaliteit, top kwaliteit,
        topkwaliteit, super kwaliteit, fijne kwaliteit, kwaliteit ~ goed, kwaliteit ~ prima, kwaliteit ~ top,
        kwaliteit ~ uitstekend, kwaliteit ~ geweldig, kwaliteit ~ super, kwaliteit ~ fantastisch, mooi afgewerkt,
        goed afgewerkt, netjes afgewerkt, mooie afwerking, goede afwerking, goed gemaakt, mooi gemaakt, stevig,
        stevige, degelijk, degelijke, solide, robuust*, gaat lang mee, gaan lang mee, gaat jaren mee,
        gaat al jaren mee, nog als nieuw, nog steeds als nieuw, als nieuw, blijft mooi, blijven mooi, blijft goed,
        onverwoestbaar, hoogwaardig*, gaat een leven mee, een leven lang, jarenlang, al jaren, oerdegelijk, oersterk,
        ijzersterk, robuust, afwerking, met liefde gemaakt, vakwerk, vakmanschap, handgemaakt, ambacht, ambachtelijk,
        ook na ~ wasbeurten, kan tegen een stootje, stootje, stikwerk, zoals vroeger
      `,
      complaint: `
        slechte kwaliteit, matige kwaliteit, lage kwaliteit, mindere kwaliteit, slechte afwerking, kwaliteit ~ slecht,
        kwaliteit ~ matig, kwaliteit ~ tegen, kwaliteit valt tegen, kwaliteit ~ minder, kwaliteit ~ achteruit,
        kwaliteit ~ laag, kwaliteit ~ bedroevend, kwaliteit laat te wensen, goedkoop gemaakt, voelt goedkoop,
        ziet er goedkoop uit, oogt goedkoop, slecht gemaakt, slecht afgewerkt, slordig afgewerkt, slordig gemaakt,
        niet stevig, niet degelijk, niet sterk, wankel*, wiebelt, wiebel*, valt uit elkaar, viel uit elkaar,
        uit elkaar, losgelaten, laat los, laten los, los gelaten, losgegaan, naad ~ los, naden ~ los, naad ~ open,
        gescheurd?, scheurt, scheurde, scheur, gat, gaten, gaatjes, pilt, pilling, pluist, pluizen, pluisjes, rafelt,
        rafelen, uitgelubberd, uitgerekt, gekrompen, krimpt, krimp, verbleekt, vervaagd, verkleurd*, kapot na,
        na ~ kapot, al kapot, kapot gegaan, ging kapot, gaat kapot, gaan kapot, snel kapot, stuk na, na ~ stuk,
        ging stuk, al stuk, stuk gegaan, afgebroken, brak af, brak, gebroken na, gaat niet lang mee,
        ging niet lang mee, niet lang meegegaan, hield het niet, defect*, mankement*, rits ~ kapot, rits ~ stuk,
        rits ~ vast, knoop ~ af, knopen ~ af, roest*, geroest, verroest, bladdert, afgebladderd, na een wasbeurt,
        na één wasbeurt, na de eerste wasbeurt, na een keer wassen, na één keer wassen, na eerste was,
        na twee keer wassen, na wassen, rommel, troep, prul*, inferieur*, versleten, slijt, hield op, begaf het,
        doorgesleten, dun gesleten, lucifers, van lucifers, van karton, van papier, speelgoed?, prul, prullaria,
        rotzooi, waardeloos, flut, flutding, gammel, wankel, rammelt, breekt af, na een week kapot, na een week,
        na twee weken, na een maand, na twee maanden, begeven, gaf de geest, overleden na, gescheurd, liet los,
        losgeraakt, gaat stuk, roest, roestig, verkleurd, zwart geworden, groen uitgeslagen, lubbert, gaatje, gat in,
        draadjes, slordig genaaid, goedkoop aanvoelt, eerste wasbeurt, houdt het niet, wegwerp, rits stuk, rits kapot
      `,
    },
    performance: {
      said: `
        werkt, werken?, werkte, werking, functioneert, functioneren, effect*, effectief, resultaat, resultaten, kracht*, vermogen, accu*, batterij*, accuduur, opladen, oplaad*, laadt, comfort*, comfortabel*, zit lekker, zitten lekker, zit fijn, lekker zit*, warm?, houdt warm, geluid*, lawaai, stil?, geluidskwaliteit, bluetooth, wifi, verbinding*, verbindt, waterdicht*, lekt, zuigkracht, helder?, scherp?, bot, absorb*, huid?, mijn huid, haar?, puistjes, rimpels, slaap*, geslapen, rug*, pijn*, blaren, praktisch*, handig*, ergonomisch*, gebruiksgemak, makkelijk in gebruik, ontkiem*, bloei*, groeit, groeien, opgekomen, spannend, saai*, hond vindt, kat vindt, kinderen vinden, speelt ermee, spelen ermee
      `,
      praise: `
        werkt goed, werkt prima, werkt perfect, werkt super, werkt uitstekend, werkt geweldig, werkt fantastisch,
        werkt heel goed, werkt echt, werkt zoals, werkt als een, werkt top, werkt fijn, werken goed, werken prima,
        werken perfect, doet wat het moet, doet zijn werk, doet het goed, doet het prima, doet het perfect, effectief,
        goed resultaat, mooi resultaat, resultaat ~ goed, resultaat ~ mooi, zie verschil, zie ~ verschil,
        merk ~ verschil, verschil gemerkt, krachtig*, comfortabel*, zit heerlijk, zit lekker, zitten lekker,
        zitten heerlijk, zit fijn, zitten fijn, zit als gegoten?, lekker warm, heerlijk warm, houdt ~ warm,
        houden ~ warm, blijft ~ warm, blijft ~ koud, accu ~ lang mee, batterij ~ lang mee, goede accu, lekker stil,
        fluisterstil, mooi geluid, goed geluid, geluid ~ goed, geluid ~ geweldig, geluid ~ super, praktisch*, handig*,
        makkelijk in gebruik, makkelijk te gebruiken, gemakkelijk in gebruik, makkelijk schoon, huid ~ zacht,
        huid ~ zachter, haar ~ zacht, slaap ~ beter, slaap beter, helpt echt, helpt goed, geholpen, waterdicht,
        hond ~ gek, hond ~ dol, kat ~ dol, hond ~ geweldig, kat ~ geweldig, kinderen ~ dol, kinderen ~ geweldig,
        is er dol op, zijn er dol op, bloeit, bloeien, groeit goed, spannend, geen pijn, geen slijmspoor,
        houdt alles tegen, zonder pijntjes, zonder pijn, geen pijn meer, pijn weg, pijnvrij, doet wat ie moet,
        doet wat hij moet, doet z'n werk, werkt als een trein, wonder, wondermiddel, verschil ~ gemerkt,
        merk verschil, duidelijk verschil, slaapt door, eindelijk slapen, houdt warm, houdt lekker warm, blijft warm,
        blijft koud, droog gebleven, blijft droog, kurkdroog, stil, muisstil, accu gaat lang, accu ~ lang, sterk,
        krachtig, vlijmscherp, snijdt goed, comfortabel, loopt lekker, loopt heerlijk, als op wolken, op wolken,
        licht, handig, zachte huid, opgekomen, ontkiemd, hond gek op, kat gek op, kat ~ dol op, hond ~ dol op,
        kinderen dol op, blijft zitten
      `,
      complaint: `
        werkt niet, werken niet, werkte niet, werkt niet meer, niet gewerkt, werkt slecht, werkt nauwelijks,
        doet het niet, deed het niet, doet niets, doet niks, gaat niet aan, valt uit, schakelt uit, geen effect,
        geen resultaat, geen verschil, zonder effect, niet effectief, helpt niet, hielp niet, niet geholpen,
        nutteloos, waardeloos?, zinloos, oncomfortabel*, niet comfortabel, zit niet lekker, zitten niet lekker,
        zit niet fijn, doet pijn, doen pijn, knelt, schuurt, schuren, blaren, accu ~ leeg, accu ~ niet, accu ~ snel,
        batterij ~ leeg, batterij ~ niet, batterij ~ snel, laadt niet, niet opladen, verbindt niet, geen verbinding,
        verbinding ~ weg, verbinding valt, lawaaiig*, maakt ~ lawaai, maakt ~ herrie, herrie, te luid, hard geluid,
        zwak*, te zwak, weinig kracht, niet krachtig, geen kracht, wordt heet, te heet, oververhit*, niet warm,
        houdt niet warm, koude voeten, lekt, niet waterdicht, bot, niet scherp, te weinig licht, geïrriteerd*,
        irritatie*, uitslag, jeuk van, allergische reactie, rode vlekken, prikt, brandt, droge huid, droogt uit, vet,
        plakkerig, plakt, doodgegaan, dood gegaan, plant ~ dood, planten ~ dood, niet opgekomen, niet ontkiemd,
        groeit niet, eet het niet, lust het niet, lust ~ niet, vindt ~ niet lekker, negeert, saai*, te hard, te zacht,
        glijdt, plakt niet, onpraktisch*, onhandig*, niet handig, zuigt niet, zie je ~ niet meer, amper licht,
        geeft geen licht, zwak, nul effect, geen enkel verschil, merk niks, haalt niks uit, werkt voor geen meter,
        start niet, valt steeds uit, accu leeg, accu snel leeg, batterij leeg, leeg na, verbinding weg,
        verliest verbinding, lawaai, lawaaiig, teringherrie, piept, kraakt, zoemt, bromt, lek, wordt nat, werd nat,
        doorweekt, schuift, glijdt af, zakt af, zakt, blaar, rugpijn, jeuk, jeukt, puistjes, vettig, koud,
        wordt niet warm, keihard, doorgelegen, snijdt niet, verstopt, blokkeert, niks opgekomen, verdord, dood na,
        bloeit niet, hond ~ lust, kat ~ lust, kat ~ kijkt er niet naar, saai, onhandig
      `,
    },
    damaged: {
      said: `
        *beschadig*, *schade, kapot, gebroken, stuk?, bekrast*, krassen, kras, deuk*, gedeukt, geplet, verpletterd, gelekt, lekkage, gebarsten, barst, bedorven, beschimmeld*, schimmel*, onbeschadigd*, heel aangekomen, heelhuids, in goede staat, gesmolten, verwelkt*, in stukken, scherven, gescheurd, verrot*, gekneusd
      `,
      praise: `
        onbeschadigd*, heel aangekomen, alles heel, heelhuids, in goede staat, in perfecte staat, in prima staat,
        in uitstekende staat, niets kapot, niets stuk, niets gebroken, zonder schade, geen schade, niet beschadigd,
        geen krasje, heel uit de doos, fris en heel, onbeschadigd, ongeschonden, perfecte staat, goede staat,
        zonder kras, niks kapot
      `,
      complaint: `
        *beschadigd*, beschadiging*, kapot aangekomen, kapot geleverd, kwam kapot, kapot binnen, was kapot,
        waren kapot, is kapot, kapotte, kapot, gebroken, stuk aangekomen, was stuk, waren stuk, stuk geleverd,
        bekrast*, krassen, kras, deuk, deuken, gedeukt, geplet, verpletterd, ingedeukt, gelekt, leeggelopen,
        lekgegaan, gebarsten, barst, barsten, bedorven, beschimmeld*, schimmel*, rot, verrot*, gesmolten, verwelkt*,
        in stukken, aan diggelen, scherven, gescheurd, opengescheurd, al open, geopend, open aangekomen, vies, vieze,
        vlek, vlekken, nat, doorweekt, over datum, over de datum, slechte staat, verbogen, krom, ontdooid, gekneusd,
        dood aangekomen, diggelen, stuk, geknapt, zakje geknapt, platgedrukt, bekrast, beschadigd, beschadiging,
        uitgelopen, gemorst, opengebarsten, open verpakking, al geopend, zegel verbroken, gebruikt, vuil,
        doorweekt aangekomen, beschimmeld, schimmel, verrot, verwelkt, slap, overleden in, dubbelgevouwen, ezelsoren,
        geknakt
      `,
    },
    'wrong-item': {
      said: `
        verkeerde artikel, verkeerd artikel, verkeerd product, verkeerde product*, verkeerde maat, verkeerde kleur, verkeerd geleverd, verkeerde bestelling, verwisseld, ontbre*, ontbrak*, ontbrekend*, incompleet, onvolledig*, compleet?, volledig?, iets anders, ander product, ander artikel, mist?, miste, missen?
      `,
      praise: `
        alles compleet, compleet geleverd, bestelling compleet, alles zat erin, alles zat erbij, niets ontbrak, er ontbrak niets, precies wat ik besteld, precies wat ik bestelde, wat ik besteld had, alles klopte
      `,
      complaint: `
        verkeerde artikel*, verkeerd artikel, verkeerd product, verkeerde product*, verkeerde maat, verkeerde kleur,
        verkeerde model, verkeerd model, verkeerde smaak, verkeerde geleverd, verkeerd geleverd, verkeerde bestelling,
        verkeerd verstuurd, verkeerde gestuurd, verkeerde gekregen, verkeerde ontvangen, verkeerde exemplaar,
        foute artikel, foute maat, foute kleur, fout geleverd, verwisseld, ontbreekt, ontbraken, ontbrak, ontbrekend*,
        ontbreken, miste, misten, ik mis, mist een, missend*, incompleet, onvolledig*, niet compleet, vergeten,
        vergaten, zat er niet bij, zat er niet in, zat niet in, niet in de doos, niet in het pakket, maar één van,
        maar een van, slechts één, slechts een, maar de helft, de helft, half, in plaats van, in_plaats_van,
        iets anders ontvangen, iets anders gekregen, iets heel anders, iets anders, ander product, ander artikel,
        niet wat ik besteld, niet wat ik had besteld, niet wat ik bestelde, lege doos, te weinig geleverd, één schoen,
        ik had ~ besteld geen, had ~ besteld geen, besteld ~ gekregen, besteld ~ kreeg, besteld ~ ontvangen,
        besteld ~ geleverd, ipv, verkeerde, verkeerd gestuurd, fout gegraveerd, andermans,
        bestelling van iemand anders, niet besteld, nooit besteld, mist, zat niet bij, zaten niet bij,
        zaten er niet in, vergeten bij te doen, vergeten mee te sturen, onvolledig, twee linker, schroefjes ontbreken
      `,
    },
    'size-fit': {
      said: `
        maat, maten, *maat, *maten, maattabel*, matentabel*, maatvoering, pasvorm, past, passen, paste, pasten,
        gepast?, afmeting*, lengte, breedte, mouw*, taille, heup*, te klein, te groot, te strak, te wijd, te lang?,
        te kort, te smal, te breed, valt klein, valt groot, vallen klein, vallen groot, zit strak, zit los, cm, xl,
        xxl, schoenmaat, grote maten, in h-leest, leest, wijdte, wijdtes, breedtemaat, kleine maten, lange maten,
        halve maten, maattabel, welke maat, afmetingen, hoe groot, hoe lang is, hoe breed, hoe hoog, hoe diep, omtrek,
        heupwijdte, borstomvang, binnenbeen, ringmaat, cupmaat, zware mensen, twee zware
      `,
      praise: `
        past perfect, past goed, past prima, past precies, past als gegoten, past heerlijk, past heel goed,
        past super, past mooi, past uitstekend, passen perfect, passen goed, passen prima, passen als, passen precies,
        zit perfect, zit als gegoten, zit mooi, zitten perfect, zitten als gegoten, goede pasvorm, fijne pasvorm,
        mooie pasvorm, perfecte pasvorm, pasvorm ~ goed, pasvorm ~ perfect, pasvorm ~ fijn, maat klopt, maat klopte,
        maten kloppen, maat ~ goed, juiste maat, goede maat, perfecte maat, maattabel klopt, maattabel ~ handig,
        maattabel ~ goed, valt normaal, als gegoten, formaat ~ perfect, perfect formaat, goed formaat, zit goed,
        precies op maat, op maat, goede lengte, blijft zitten, gemaakt voor mij
      `,
      complaint: `
        te klein*, te groot, te grote, te strak*, te wijd*, te kort*, te smal*, te breed, te lange, iets te klein,
        valt klein, valt groot, valt erg klein, valt erg groot, valt kleiner, valt groter, valt te klein,
        valt te groot, valt ~ klein, valt ~ groot, vallen klein, vallen groot, vallen ~ klein, vallen ~ groot,
        kleiner dan, groter dan verwacht, groter dan ik, korter dan, strakker dan, past niet, passen niet, paste niet,
        pasten niet, niet gepast, zit niet goed, zitten niet goed, zit te strak, zit strak, slechte pasvorm,
        rare pasvorm, pasvorm ~ slecht, pasvorm ~ niet, pasvorm ~ raar, pasvorm ~ vreemd, maat ~ niet, maten ~ niet,
        maten kloppen niet, maat klopt niet, maatvoering ~ niet, maatvoering ~ vreemd, maattabel ~ niet,
        maattabel klopt niet, maattabel ~ onduidelijk, geen maattabel, geen maten, geen afmetingen, maten ontbreken,
        afmetingen ontbreken, betere maattabel, duidelijkere maat*, onzeker ~ maat, twijfel* ~ maat,
        twijfel over de maat, twijfelde over de maat, welke maat, juiste maat kiezen, niet zeker ~ maat,
        weet niet welke maat, wist niet welke maat, enorm groot, piepklein, lubbert, knelt bij, afmetingen ~ niet,
        formaat ~ tegen, te klein, te krap, te strak, te wijd, te nauw, te lang, te kort, te smal, krap, valt raar,
        maatje groter, maatje kleiner, maat groter, maat kleiner, krijg ~ niet dicht, niet dicht, gaat niet dicht,
        kom er niet in, slobbert, zwem erin, hangt om me, sleept, sleept over, kindermaat, poppenmaat, gigantisch,
        maattabel klopt, cm te, cm korter, cm langer, cm breder, tussen twee maten, spant
      `,
    },
    material: {
      said: `
        materia*, *stof, stoffen, *stofje, katoen*, wol, wollen, merino, linnen, leer, leren, *leer, polyester, zijde,
        kasjmier, fluweel, viscose, acryl, plastic?, kunststof, hout, houten, eiken, metaal, rvs, staal, glas?,
        keramiek, zilver*, *ingredient*, ingrediënt*, allerg*, gluten*, lactose*, noten, toevoeging*, e_nummers,
        conserveringsmiddel*, parabenen, siliconen, palmolie, chemische, samenstelling, textuur, dik?, dun, dunne,
        kriebel*, zacht*, ademend*, doorschijnend*, doorzichtig*, stretch, rekbaar, voering, gevoerd, nikkel, katoen,
        alpaca, suède, grenen, bamboe, messing, glas, porselein, rubber, latex, vulling, ingrediënten, allergenen,
        allergie, allergisch, gluten, lactose, noten?
      `,
      praise: `
        zacht, zachte, heerlijk zacht, lekker zacht, superzacht, super zacht, zachte stof, fijne stof, mooie stof,
        goede stof, lekkere stof, stof ~ fijn, stof ~ mooi, stof ~ zacht, mooi materiaal, fijn materiaal,
        goed materiaal, materiaal ~ fijn, materiaal ~ goed, materiaal ~ mooi, mooie materialen, ademend*,
        kriebelt niet, echt leer, massief hout, puur katoen, 100_katoen, goede ingrediënten, natuurlijke ingrediënten,
        pure ingrediënten, fijne ingrediënten, zonder toevoegingen, zonder e_nummers, zonder parabenen, glutenvrij,
        voelt fijn, voelt zacht, voelt heerlijk, voelt lekker, voelt goed aan, fijne textuur, lekker dik, soepel*,
        alpaca als, als een wolkje, wolkje, boterzacht, zijdezacht, fluweelzacht, donzig, echt hout, massief,
        zuivere wol, stevige stof, dikke stof, ademend
      `,
      complaint: `
        kriebelt, kriebelig, kriebelen, jeukt, prikkelt, doorschijnend*, doorzichtig*, schijnt door, te dun*,
        erg dun*, heel dun*, dunne stof, dun stofje, dun materiaal, stof ~ dun, materiaal ~ dun, te dik, stug*, stijf,
        stijve, hard materiaal, ruw*, geen echt leer, nepleer, nep leer, kunstleer, geen leer, geen katoen, polyester,
        synthetisch*, zweten, ga je zweten, niet ademend, ademt niet, voelt als plastic, plasticachtig, van plastic,
        alles plastic, slecht materiaal, goedkoop materiaal, goedkope stof, palmolie, te veel toevoegingen,
        te veel suiker, ingrediënten ~ niet, geen ingrediënten, ingrediënten ontbreken, allergenen ~ niet,
        bevat nikkel, spaanplaat, fineer, prikt, ruw, stug, doorschijnend, doorzichtig, flinterdun, dun,
        plastic gevoel, geen hout, acryl, zweet, zweterig, statisch, haart, pluist, e-nummers, conserveringsmiddel*,
        suiker op, bomvol suiker
      `,
    },
    colour: {
      said: `
        kleur, kleuren, *kleur, *kleuren, kleurtje*, tint, tinten, kleurrijk*, beige, turquoise, donkerder, lichter?,
        pastel*, in het blauw, in het zwart, in het rood, in het groen, in het roze, in het wit, in het grijs,
        kleurkeuze, bordeaux, mosgroen, groen, blauw, rood, geel, oranje?, paars, roze, grijs, grijze, groene, blauwe,
        rode, gele, bruin, zwart?, wit?, turkoois, mosterd, terracotta, petrol
      `,
      praise: `
        mooie kleur*, prachtige kleur*, leuke kleur*, fijne kleur*, geweldige kleur*, schitterende kleur*,
        kleur ~ mooi, kleur ~ prachtig, kleuren ~ mooi, kleuren ~ prachtig, kleur ~ precies, kleur klopt,
        kleur ~ zoals, kleur ~ hetzelfde, felle kleuren, levendige kleuren, perfecte kleur, perfecte tint,
        kleur ~ perfect, prachtig diep, diep bordeaux, die kleur, dat blauw, dat groen, dat mosgroen, dat rood,
        mooie kleur, mooie kleuren, prachtige kleur, prachtige kleuren, kleur prachtig, precies de goede kleur,
        precies de juiste, stralend
      `,
      complaint: `
        kleur ~ anders, kleuren ~ anders, andere kleur, kleur wijkt af, kleur klopt niet, kleur ~ niet,
        kleuren ~ niet, donkerder dan, lichter dan, valer dan, doffer, flets, vale kleur, kleur ~ tegen,
        kleur ~ vervaagd, kleur ~ verbleekt, verkleurd*, geeft af, gaf af, geven af, kleur af, meer kleuren,
        andere kleuren, meer kleurkeuze, meer tinten, kleur anders, andere tint, veel donkerder, veel lichter,
        feller dan, fletser, valer, vaal, vaag, verbleekt, verschoten, verkleurd, kleur geeft af, uitgelopen kleur,
        te fel, knalgeel, te oranje, lijkt meer op, meer grijs dan, alleen in zwart
      `,
    },
    design: {
      said: `
        *design, ontwerp*, stijl, stijlvol*, patroon?, dessin*, print?, uiterlijk, uitstraling, ziet er ~ uit,
        zien er ~ uit, mooi, mooie, prachtig*, lelijk*, leuk?, leuke?, elegant*, modern*, ouderwets*, hip, trendy,
        schattig*, tijdloos*, eyecatcher, vormgeving, vorm?, decoratie, logo, ontwerp, patroon, print, motief, vorm,
        model?, borduur*
      `,
      praise: `
        heel mooi, zo mooi, erg mooi, mooi*, prachtig*, ziet er mooi uit, ziet er prachtig uit, ziet er goed uit,
        ziet er leuk uit, ziet er geweldig uit, ziet er super uit, ziet er ~ mooi, ziet er ~ leuk, zien er mooi uit,
        zien er prachtig uit, zien er goed uit, staat mooi, staat prachtig, staat leuk, staat super, mooi design,
        mooi ontwerp, leuk design, leuk ontwerp, prachtig design, design ~ mooi, stijlvol*, elegant*, schattig*, hip,
        trendy, tijdloos*, complimenten, complimentjes, eyecatcher, mooie uitstraling, mooier dan, nog mooier,
        leuke print, mooie print, modern design, schitterend*, fraai*, beeldig, beeldige, beeldschoon, prachtig,
        prachtige, prachtstuk, plaatje, een plaatje, schattig, snoezig, lief, elegant, stijlvol, chic, oogt hip,
        oogt mooi, smaakvol, juweeltje, pareltje, blikvanger, iedereen vraagt, kunstwerk
      `,
      complaint: `
        lelijk*, ouderwets*, niet mijn stijl, niet mijn smaak, niet mooi, ziet er niet uit, ziet er raar uit,
        ziet er stom uit, ziet er saai uit, saai design, design ~ saai, design ~ ouderwets, gedateerd, kitsch*,
        oubollig*, te druk patroon, te simpel, lomp, meer patronen, meer prints, moderner, lelijk, lelijke,
        foeilelijk, oubollig, ouderwets, truttig, kitsch, kitscherig, smakeloos, saai ontwerp, logo te, schreeuwerig
      `,
    },
    taste: {
      said: `
        smaak, *smaak, smaken?, smaakt, smaakte, smaakten, smakelijk*, lekker?, lekkere?, vers, verse, versheid,
        bitter*, zuur, zoet?, te zoet, zout?, pittig?, flauw*, nasmaak, bijsmaak, knapperig*, sappig*, romig*,
        koffie?, thee?, chocola*?, rijp, aroma?, krokant*, genieten, bokbier, bier?, ipa, wijn, hop, kaas, chocola,
        honing, jam, stroopwafels, hagelslag, pittig, zoeter, minder zoet, branding
      `,
      praise: `
        heerlijk*, overheerlijk*, lekkere smaak, heerlijke smaak, smaakt lekker, smaakt heerlijk, smaakt goed,
        smaakt fantastisch, smaakt geweldig, smaakt uitstekend, smaakt super, smaken lekker, smaken heerlijk,
        smaken goed, heel lekker, erg lekker, zo lekker, super lekker, superlekker, ontzettend lekker, het lekkerste,
        lekkerste, smaakvol*, smakelijk*, volle smaak, goede smaak, smaak ~ goed, smaak ~ heerlijk, smaak ~ top, vers,
        verse, kakelvers, versheid ~, knapperig*, sappig*, smullen, gesmuld, genieten, vingers bij af, vingers af,
        duimen en vingers, om van te smullen, hemels, hemelse, goddelijk, verrukkelijk, overheerlijk, zalig, lekker,
        lekkere, heerlijk, heerlijke, smaakvol van, knapperig, romig, sappig, versgebakken, verslavend, verslaafd,
        zo op, in één keer op, net als van oma, zoals bij oma, smelt op de tong, aanrader voor de fijnproever
      `,
      complaint: `
        smaakt niet, smaken niet, smaakte niet, smaakt nergens naar, smaakt naar niets, smaakt naar, smaakt raar,
        smaakt vreemd, smaakt vies, smaakt slecht, smaakt chemisch, smaakt oud, smaakt muf, smaakloos, geen smaak,
        weinig smaak, zonder smaak, flauw, flauwe smaak, vieze smaak, rare smaak, vreemde smaak, smaak ~ tegen,
        smaak ~ niet, smaak ~ vies, smaak ~ raar, te zoet*, te zout*, te bitter*, te zuur, te pittig, bitter*,
        nasmaak, bijsmaak, niet vers, niet meer vers, niet zo vers, niet lekker, niet te eten, oneetbaar, ranzig*,
        oudbakken, onrijp, waterig*, klef, vies, smerig, droog en, zure bende, smaakt naar karton, smaakt naar niks,
        smaakt naar plastic, laf, waterig, bitter, te zoet, mierzoet, te zout, zuur, ranzig, muf, oud, droog,
        kurkdroge, taai, slap?, verbrand, niet te drinken, weggegooid, goor
      `,
    },
    scent: {
      said: `
        geur*, geurtje*, *geur, ruikt, ruiken, rook, geroken, parfum*, stinkt, stinken, stonk, stank, lucht?, muf,
        muffe, geurloos, geur, geuren, parfum, geurkaars, lavendel, ongeparfumeerd, zonder parfum
      `,
      praise: `
        ruikt lekker, ruikt heerlijk, ruikt goed, ruikt fris, ruikt fijn, ruikt geweldig, ruikt fantastisch,
        ruikt zo lekker, ruikt heel lekker, ruikt erg lekker, ruiken lekker, ruiken heerlijk, lekkere geur,
        heerlijke geur, fijne geur, frisse geur, zachte geur, aangename geur, subtiele geur, geur ~ heerlijk,
        geur ~ lekker, geur ~ fijn, geur ~ blijft, geur blijft lang, lekker geurtje, ruikt niet, geurloos,
        stinkt niet, lavendel je al tegemoet, tegemoet, ruikt zalig, geur blijft, geurt
      `,
      complaint: `
        stinkt, stinken, stonk, stank, ruikt vies, ruikt raar, ruikt vreemd, ruikt chemisch, ruikt naar chemi*,
        ruikt naar plastic, ruikt naar, ruikt muf, ruikt niet lekker, ruikt sterk, ruikt heel sterk,
        ruikt nergens naar, ruikt slecht, ruiken vies, vieze geur, rare geur, vreemde geur, sterke geur,
        chemische geur, muffe geur, nare geur, onaangename geur, plasticgeur, vieze lucht, chemische lucht,
        geur ~ sterk, geur te sterk, geur ~ overheersend, te sterke geur, te sterk geparfumeerd, overheersend*,
        penetrant*, geur ~ niet lekker, geur verdwijnt, geur blijft niet, geen geur, hoofdpijn, zonder parfum, muf,
        meurt, ruikt naar rook, te sterk, penetrant, misselijk, ruikt nergens, ruikt niet, geur weg, geur snel weg,
        weeïg
      `,
    },
    packaging: {
      said: `
        verpak*, *verpakking*, verpakt, ingepakt, *doos, dozen, karton*, bubbeltjesplastic, noppenfolie,
        bubbeltjesfolie, opvulmateriaal, opvulling, enveloppe, envelop, folie, piepschuim, zakje*, plastic zak*, tape,
        unboxing, deksel*, dop, pompje, potje, hersluitbaar*, presentatie, verpakking, doos?, doosje?, zakje?, tube,
        pot?, fles?, deksel, inpakpapier, cadeaupapier?, navulzak, hersluitbaar
      `,
      praise: `
        goed verpakt, netjes verpakt, mooi verpakt, leuk verpakt, stevig verpakt, zorgvuldig verpakt,
        met zorg verpakt, met liefde verpakt, prima verpakt, keurig verpakt, super verpakt, veilig verpakt,
        prachtig verpakt, goed ingepakt, netjes ingepakt, mooi ingepakt, zorgvuldig ingepakt, leuk ingepakt,
        mooie verpakking, leuke verpakking, goede verpakking, fijne verpakking, nette verpakking, stevige verpakking,
        duurzame verpakking, plasticvrije verpakking, verpakking ~ mooi, verpakking ~ netjes, verpakking ~ goed,
        mooie doos, leuke doos, vloeipapier, strik, strikje, lintje, liefdevol ingepakt, prachtig ingepakt,
        papieren tape, alleen karton, alleen papier, doos bewaard, zonde om open
      `,
      complaint: `
        slecht verpakt, niet goed verpakt, onvoldoende verpakt, slordig verpakt, slecht ingepakt, niet goed ingepakt,
        te veel verpakking*, veel verpakking*, zoveel verpakking*, overbodige verpakking, onnodige verpakking,
        te veel verpakkingsmateriaal, veel verpakkingsmateriaal, te veel plastic, veel plastic, zoveel plastic,
        te veel karton, minder verpakking*, minder plastic, te grote doos, veel te grote doos, enorme doos,
        gigantische doos, doos ~ te groot, doos ~ groot, doos veel te, grote doos, geen bescherming,
        zonder bescherming, niet beschermd, los in de doos, los in een doos, in een zakje, in een plastic zak,
        dunne doos, moeilijk open*, niet open te krijgen, lastig open*, betere verpakking, beter verpakken,
        beter verpakt, piepschuim, pompje ~ niet, deksel ~ niet, dop ~ niet, verpakking ~ dun, verpakking ~ slecht,
        verspilling, slordig dichtgeplakt, slordig ingepakt, met geen mogelijkheid open, geen mogelijkheid,
        krijg ~ niet open, moeilijk open, schaar, mes nodig, grote doos voor, doos in doos, veel lucht, zoveel karton,
        zoveel papier, zonder bubbeltjes, zonder vulling, doos kapot, doos gescheurd, doos nat, dop, pompje,
        sluit niet, hersluitbaar niet, tube
      `,
    },
    service: {
      said: `
        *service, servise, klantenservice, klantendienst, helpdesk, support, medewerk*, personeel?, team, hulp?, geholpen?, behulpzaam*, vriendelijk*, onvriendelijk*, aardig*, telefoon*, telefonisch*, gebeld, bellen, chat*, chatbot, bot, email*, e_mail*, mail, mails, mailtje*, gemaild, bericht*?, antwoord*, beantwoord*, reactie?, reageren, gereageerd, reageert, contact*, klacht*, communicatie, bereikbaar*, onbereikbaar*, advies, geadviseerd, verkoper, eigenaar, whatsapp, klantvriendelijk*, nazorg
      `,
      praise: `
        vriendelijk*, behulpzaam*, aardig*, klantvriendelijk*, beleefd*, attent*, meedenkend, denken mee, dacht mee,
        goede service, prima service, top service, topservice, super service, uitstekende service, geweldige service,
        fijne service, snelle service, service ~ goed, service ~ top, service ~ super, service ~ uitstekend,
        service ~ prima, klantenservice ~ goed, klantenservice ~ top, klantenservice ~ vriendelijk,
        klantenservice ~ snel, goede klantenservice, fijne klantenservice, snelle reactie*, snel gereageerd,
        snel antwoord, snel geantwoord, snelle antwoord*, reactie ~ snel, reageren snel, reageert snel, snel geholpen,
        goed geholpen, netjes geholpen, meteen geholpen, direct geholpen, super geholpen, fijn geholpen,
        netjes opgelost, snel opgelost, goed opgelost, direct opgelost, probleem ~ opgelost, meteen opgelost,
        keurig opgelost, goed advies, fijn advies, goede communicatie, fijn contact, prettig contact, goed contact,
        goed bereikbaar, persoonlijk*, handgeschreven, chapeau, appje terug, terug gebeld, teruggebeld,
        stapje voor stapje, uitgelegd gekregen, goed uitgelegd, geduldig, geduld, vriendelijk, vriendelijke,
        behulpzaam, meegedacht, kundig, deskundig, weten waar ze het over hebben, wist joost, meteen antwoord,
        direct antwoord, zonder gezeur, zonder gedoe, persoonlijk, kaartje erbij, lieve mevrouw, aardige meneer,
        aardige mevrouw, zelfs op zondag, op zaterdagavond
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
        niemand neemt op, geen telefoonnummer, geen contact, genegeerd, negeren, negeert, wacht op antwoord,
        wachten op antwoord, wacht op reactie, wachten op reactie, wachten op een antwoord, trage reactie,
        traag reageren, standaard antwoord*, standaardantwoord*, automatisch antwoord, een bot, alleen een bot,
        chatbot ~ niet, slechte communicatie, geen communicatie, gebrek aan communicatie, van het kastje, afgescheept,
        in de wacht, kluitje in het riet, het riet gestuurd, met een kluitje, het kastje naar, afgepoeierd,
        nul reactie, nooit teruggebeld, niemand reageert, onbereikbaar, wachtmuziek, opgehangen, standaardantwoord,
        standaard antwoord, automatische mail, chatbot, bot, robot, onbeschoft, onvriendelijk, bot antwoord, arrogant,
        kortaf, nors, interesseert ze niks, zelf achteraan, er zelf achteraan, moest ik zelf, zie de site, geen idee,
        onkundig
      `,
    },
    returns: {
      said: `
        retour*, *retour, teruggestuurd, terugsturen, terug gestuurd, terug sturen, teruggezonden, terugzenden,
        teruggave, terugbetaal*, terugbetaald, terugbetaling*, geld terug, ruilen, geruild, omruil*, omruilen,
        omgeruild, vervang*, vervangen, vervanging, garantie*, retourner*, geretourneerd, tegoedbon, creditnota,
        herroep*, bedenktijd, retour, retourneren, garantie, terugbrengen, inruilen, annuleren, als het niet past,
        in de winkel terug
      `,
      praise: `
        makkelijk retour*, retour ~ makkelijk, retourneren ~ makkelijk, eenvoudig retour*, retour ~ eenvoudig,
        gratis retour*, retourneren ~ eenvoudig, retourneren ging, retour ging, makkelijk terugsturen,
        makkelijk ruilen, makkelijk te retourneren, ruilen ~ makkelijk, ruilen ~ geen probleem, ruilen ging,
        snel geruild, snel omgeruild, snel terugbetaald, netjes terugbetaald, geld ~ snel terug, snel geld terug,
        geld netjes terug, snel mijn geld terug, snelle terugbetaling, terugbetaling ~ snel, direct vervangen,
        netjes vervangen, gratis vervangen, meteen vervangen, snel vervangen, nieuwe gestuurd, nieuw exemplaar,
        nieuwe opgestuurd, nieuwe toegestuurd, lange garantie, goede garantie, soepel retour*, retour ~ soepel,
        retour ~ snel, retour makkelijk, retourneren makkelijk, retour zonder, retourlabel erbij, gratis retour,
        geld zo terug, geld snel terug, geld terug binnen, meteen geld terug, snel teruggestort, teruggestort binnen,
        omgeruild zonder, meteen omgeruild, meteen een nieuwe, mocht ik houden
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
        weiger* ~ vervang*, moest ~ terugsturen, moet ~ terugsturen, moeten terugsturen, moest ~ retour,
        teruggestuurd, terug moeten sturen, geretourneerd, garantie ~ niet, geen garantie, alleen een tegoedbon,
        alleen tegoedbon, korte retour*, retourtermijn ~ kort, nemen wij niet terug, niet terug, nemen niet terug,
        nemen ze niet terug, niet teruggenomen, wacht op mijn geld, waar blijft mijn geld, nog geen geld,
        retour betalen, retour geweigerd, ruilen kan niet, tegoedbon, garantie geldt niet, buiten garantie, slijtage,
        eigen schuld, annuleren kan niet, annuleren lukt niet, retour gedoe, gedoe met retour
      `,
    },
    website: {
      said: `
        *website*, *webshop*, *site, sites, webwinkel, pagina?, pagina's?, homepage, app, winkelwagen*, winkelmand*,
        afrekenen, checkout, bestelproces, zoekfunctie*, zoeken?, zoekbalk, filter*, navig*, menu, inlog*, ingelogd,
        account*, wachtwoord*, registr*, laadt?, laden, laadtijd, crasht*, crash*, vastgelopen, loopt vast, liep vast,
        foutmelding*, error, bug*, link*, pop_up*, popup*, cookie*, mobiel?, telefoon app, browser,
        gebruiksvriendelijk*, overzichtelijk*, onoverzichtelijk*, vertaald, vertaling*, taal, verlanglijst*,
        nieuwsbrief?, bestellen?, als gast, sorteren op, filteren op, site, website, pagina, zoekfunctie,
        winkelmandje, verlanglijst, favorieten, inloggen, account, zonder account
      `,
      praise: `
        overzichtelijk*, gebruiksvriendelijk*, duidelijke website, duidelijke site, fijne website, fijne site,
        mooie website, mooie site, goede website, goede site, prettige website, prettige site, prettige webshop,
        fijne webshop, leuke webshop, mooie webshop, website ~ duidelijk, site ~ duidelijk, website ~ makkelijk,
        site ~ makkelijk, website ~ fijn, website ~ overzichtelijk, makkelijk bestellen, makkelijk te bestellen,
        makkelijk besteld, gemakkelijk bestellen, gemakkelijk te bestellen, eenvoudig bestellen,
        eenvoudig te bestellen, bestellen ~ makkelijk, bestellen ~ eenvoudig, bestellen ging, makkelijk bestelproces,
        bestelproces ~ makkelijk, bestelproces ~ eenvoudig, makkelijk te vinden, snel gevonden, goed te vinden,
        alles vinden, intuïtief*, fijne app, goede app, handige app, app ~ handig, app werkt goed, overzichtelijk,
        meteen gevonden, twee klikken, paar klikken, binnen twee minuten besteld, werkt lekker vlot,
        gebruiksvriendelijk, zelfs mijn moeder
      `,
      complaint: `
        onoverzichtelijk*, niet overzichtelijk, niet gebruiksvriendelijk, website ~ traag, site ~ traag,
        webshop ~ traag, app ~ traag, trage website, trage site, langzame website, laadt langzaam, laadt traag,
        laadt niet, lange laadtijd, website ~ niet, site ~ niet, app ~ niet, pagina ~ niet, pagina ~ langzaam,
        website ~ vast, site ~ vast, app ~ vast, app crasht, website crasht*, crasht, crashte, loopt vast, liep vast,
        vastgelopen, foutmelding*, error, bug, bugs, inloggen ~ niet, niet inloggen, kan niet inloggen,
        kon niet inloggen, wachtwoord ~ niet, website ~ onduidelijk, site ~ onduidelijk, onduidelijke website,
        onduidelijke site, verwarrende website, website ~ verwarrend, bestelproces ~ ingewikkeld,
        bestelproces ~ omslachtig, bestellen ~ ingewikkeld, bestellen ~ lastig, bestellen lukte niet,
        kon niet bestellen, account aanmaken, account moeten, verplicht account, verplicht ~ account, zonder account,
        als gast bestellen, winkelwagen ~ leeg, winkelmandje ~ leeg, winkelwagen ~ niet, zoekfunctie ~ niet,
        zoekfunctie ~ slecht, zoekfunctie ~ beter, betere zoekfunctie, slechte zoekfunctie, filters ~ niet,
        geen filters, filters ontbreken, meer filters, betere filters, moeilijk te vinden, lastig te vinden,
        slecht te vinden, niet te vinden, kon niet vinden?, pop_ups, popups, te veel stappen, veel stappen,
        te veel mails, te veel mail, spam, link ~ niet, niet vertaald, slecht vertaald, alleen in het engels,
        alleen engels, op mobiel ~ niet, op mijn telefoon ~ niet, op de telefoon ~ niet, knop ~ niet,
        afrekenen ~ niet, afrekenen lukte niet, verouderde website, site hing, hing net, hangt, traag, witte pagina,
        foutmelding, zoekfunctie slecht, zoeken ~ niks, vind niks, niks te vinden, onvindbaar, zoekplaatje, doolhof,
        onoverzichtelijk, rommelig, winkelmandje leeg, mandje leeg, mandje ~ leeg, filter ~ niet, wachtwoord,
        account verplicht, uitgelogd, pop-up*, cookies, op mijn telefoon, kleine letters
      `,
    },
    'product-info': {
      said: `
        beschrijving*, *beschrijving*, productinformatie, productinfo, *omschrijving*, informatie?, info?, details?,
        foto*, afbeelding*, plaatje*, video*, specificatie*, zoals beschreven, zoals omschreven, zoals afgebeeld,
        zoals op de foto, als op de foto, misleidend*, klantfoto*, vergelijk*, zoom, filmpje, een filmpje, foto van,
        foto's van, omschrijving, beschrijving, specificaties, batterijen bij, geschikt is voor, is het geschikt,
        reviews, beoordelingen, achterkant
      `,
      praise: `
        zoals beschreven, zoals omschreven, zoals afgebeeld, zoals op de foto*, als op de foto*, net als op de foto*,
        precies zoals op de foto*, komt overeen met de foto*, komt overeen met de beschrijving,
        komt overeen met de omschrijving, voldoet aan de beschrijving, klopt met de foto*, klopt met de beschrijving,
        goede beschrijving*, duidelijke beschrijving*, duidelijke omschrijving*, goede omschrijving*,
        uitgebreide beschrijving*, uitgebreide omschrijving, beschrijving ~ duidelijk, beschrijving ~ goed,
        beschrijving klopt, omschrijving klopt, mooie foto*, goede foto*, duidelijke foto*, duidelijke informatie,
        goede informatie, duidelijke info, goed beschreven, goed omschreven, goed uitgelegd, duidelijk uitgelegd,
        reviews ~ geholpen, reviews ~ hielpen, handige reviews, stond alles over, staat alles over, alles staat erbij,
        duidelijke omschrijving, duidelijke beschrijving, goede omschrijving, uitgebreide informatie,
        precies zoals op de foto, precies zoals beschreven, zoals op de foto, klopt met de foto, filmpje hielp,
        video hielp, duidelijke foto's, goede foto's, vergelijking
      `,
      complaint: `
        niet zoals beschreven, niet zoals omschreven, niet zoals op de foto*, niet zoals afgebeeld,
        niet als op de foto*, anders dan op de foto*, anders dan beschreven, anders dan omschreven,
        op de foto ~ anders, op de foto's ~ anders, op de foto ~ groter, op de foto ~ mooier, komt niet overeen,
        voldoet niet aan de beschrijving, klopt niet met, misleidend*, beschrijving ~ fout, beschrijving ~ onjuist,
        beschrijving ~ onduidelijk, beschrijving ~ summier, beschrijving ~ niet, beschrijving ~ misleidend,
        omschrijving ~ niet, omschrijving ~ onduidelijk, omschrijving ~ onjuist, omschrijving ~ summier,
        slechte omschrijving, slechte beschrijving, onduidelijke omschrijving, onduidelijke beschrijving,
        onduidelijke informatie, verkeerde informatie, onjuiste informatie, geen informatie, geen info,
        te weinig informatie, te weinig info, weinig informatie, weinig info, weinig foto*, te weinig foto*,
        geen foto*, geen video*, geen reviews, weinig reviews, te weinig reviews, gebrek aan informatie,
        ontbrekende informatie, informatie ontbre*, info ontbre*, meer informatie, meer info, meer foto*,
        meer details, meer video*, meer reviews, meer beoordelingen, betere foto*, betere beschrijving*,
        betere omschrijving*, duidelijkere foto*, duidelijkere omschrijving*, duidelijkere beschrijving*,
        uitgebreidere, foto* ~ onduidelijk, foto* ~ wazig, foto* ~ klein, foto* ~ misleidend, echte foto*, één foto,
        maar één foto, staat niet vermeld, niet vermeld, nergens vermeld, staat nergens, stond niet, stond nergens,
        want dat staat er niet, staat er niet, staat er niet bij, nergens staat, niet aangegeven, info ontbreekt,
        maten ontbreken, geen foto, geen foto's, weinig foto's, foto klopt niet, foto misleidend, misleidend,
        anders dan op de foto, anders dan de foto, niet zoals op de foto, beschrijving klopt niet,
        omschrijving klopt niet, verkeerde omschrijving, geen beoordelingen
      `,
    },
    payment: {
      said: `
        betaling*, *betaalmethode*, *betaalmogelijkhe*, betaalwijze*, betaalopties, betalen?, betaald?, ideal, paypal,
        klarna, afterpay, riverty, bancontact, creditcard*, creditkaart, visa, mastercard, amex, apple_pay,
        google_pay, achteraf betalen, factuur*, facturen, termijnen, gespreid betalen, overschrijving, rembours,
        afgeschreven, incasso, in3, pinpas, pas geweigerd, afrekenen, in termijnen, op rekening, factuur, creditcard,
        pin, cadeaubon betalen, tikkie
      `,
      praise: `
        makkelijk betalen, makkelijk te betalen, betalen ~ makkelijk, betaling ~ makkelijk, betaling ~ soepel,
        betaling ~ vlot, veilig betalen, veilige betaling, achteraf betalen ~ fijn, achteraf betalen ~ handig,
        fijn ~ achteraf betalen, veel betaalmogelijkheden, veel betaalmethodes, ideal ~ fijn, ideal ~ makkelijk,
        betalen ging, achteraf betalen fijn, over drie maanden, uitgesmeerd, in termijnen ~ fijn, in drie termijnen,
        betalen makkelijk
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
        pas geweigerd, geweigerd, betaling mislukt, betalen lukt niet, betaling lukt niet, alleen creditcard,
        alleen ideal, factuur ontbreekt, incasso, aanmaning
      `,
    },
    choice: {
      said: `
        keuze, keus, *aanbod, assortiment*, *assortiment, collectie*?, variatie, variëteit, varianten, opties?,
        soorten?, modellen?, meer keuze, meer keus, meer producten, andere producten, nieuwe producten, meer smaken,
        andere smaken, nieuwe smaken, meer maten, grotere maten, kleinere maten, grote maten, grotere verpakking*,
        kleinere verpakking*, verkopen?, verkoopt?, aanbieden, toevoegen, hebben jullie ook, hebben jullie,
        verkopen jullie, komt er ook, graag ook, zou graag zien, zou graag willen, zou fijn zijn als jullie ook,
        zou leuk zijn als jullie, voor mannen, voor heren, voor kinderen, voor baby's, navul*, bijpassend*,
        proefpakket*, sample*, merken?, zouden welkom zijn, zou welkom zijn, welkom zijn, maandbox met,
        hebben jullie iets, hebben jullie geen, ook in, in andere kleuren, meer kleuren, meer soorten,
        kleinere verpakking, grotere verpakking, proefpakket, proefpakje, probeer, starterset, voor linkshandigen,
        zonder suiker, zonder parfum graag, glutenvrije, veganistische, alcoholvrij, maak eens, breid uit
      `,
      praise: `
        ruime keuze, grote keuze, veel keuze, veel keus, ruime keus, grote keus, goede keuze aan, keuze ~ groot,
        keuze ~ ruim, ruim aanbod, groot aanbod, mooi aanbod, leuk aanbod, uitgebreid aanbod, aanbod ~ groot,
        ruim assortiment, groot assortiment, mooi assortiment, leuk assortiment, uitgebreid assortiment,
        breed assortiment, goed assortiment, assortiment ~ groot, assortiment ~ mooi, assortiment ~ uitgebreid,
        mooie collectie, leuke collectie, veel variatie, veel soorten, veel opties, voor ieder wat wils,
        unieke producten, originele producten, leuke producten, alles wat ik nodig, zo gek niet bedenken,
        niet bedenken of jullie, vind je hier alles, vind je alles, alles te vinden, alles wat je nodig, enorme keuze,
        keuze genoeg, volop keuze, van alles wat, kan me niet inhouden, snoepwinkel, walhalla, paradijs,
        nergens anders, eindelijk gevonden, bijzondere
      `,
      complaint: `
        weinig keuze, te weinig keuze, weinig keus, beperkte keuze, beperkte keus, keuze ~ beperkt, keuze ~ klein,
        klein assortiment, beperkt assortiment, assortiment ~ beperkt, assortiment ~ klein, beperkt aanbod,
        klein aanbod, aanbod ~ beperkt, aanbod ~ klein, weinig variatie, te weinig variatie, geen keuze,
        niet veel keuze, gebrek aan keuze, groter assortiment, groter aanbod, maar één kleur, alleen zwart,
        geen grote maten, geen grotere maten, niet in mijn maat, mijn maat niet, uit het assortiment,
        niet meer verkocht, niet meer gemaakt, niet meer leverbaar?, keuze beperkt, altijd hetzelfde,
        steeds hetzelfde, niks voor mannen, niets voor mannen, niet meer in het assortiment, gestopt met,
        niet meer verkrijgbaar
      `,
    },
    stock: {
      said: `
        voorraad*, *voorraad, op_voorraad, uitverkocht, niet leverbaar, leverbaar, beschikbaar*, verkrijgbaar*,
        wachtlijst, weer op voorraad, bijbestel*, pre_order*, nabestel*, melding ~ voorraad, voorradig*,
        wanneer ~ weer, wanneer weer, wanneer komt, komt ~ terug, weer leverbaar, terug in, bijbestellen, reserveren,
        voorbestellen, seintje, voorraad
      `,
      praise: `
        altijd op voorraad, alles op voorraad, altijd voorradig, ruim op voorraad, eindelijk weer,
        eindelijk op voorraad, weer op voorraad eindelijk, direct leverbaar, uit voorraad, altijd leverbaar,
        altijd beschikbaar, eindelijk weer op voorraad, laatste te pakken, nog net
      `,
      complaint: `
        uitverkocht, niet op voorraad, niet meer op voorraad, niet leverbaar, niet meer leverbaar, niet beschikbaar,
        niet meer beschikbaar, niet verkrijgbaar, niet voorradig, geen voorraad, nooit op voorraad, vaak uitverkocht,
        altijd uitverkocht, snel uitverkocht, steeds uitverkocht, voorraad klopt niet, voorraad ~ niet, geannuleerd,
        mijn maat ~ weg, meer voorraad, betere voorraad, toch niet op voorraad, nooit te krijgen, niet te krijgen,
        nergens te krijgen, nooit leverbaar, overal uitverkocht, in backorder, backorder, nabestelling, op is op,
        al weg, meteen weg, zo weg, wachtlijst, seintje ~ nooit, mailtje ~ nooit, stond op voorraad,
        zogenaamd op voorraad, mijn maat nooit, mijn maat is
      `,
    },
    trust: {
      said: `
        vertrouw*, *vertrouwen, betrouwba*, onbetrouwba*, oplicht*, opgelicht, scam, fraude, nep*, namaak*, echt?, origineel?, veilig?, veiligheid, privacy, gegevens?, persoonsgegevens, reputatie, onbekend*, kende ~ niet, ken ~ niet, eerste keer, eerste bestelling, review*, beoordeling*, trustpilot, keurmerk, eerlijk?, twijfel*, sceptisch, wantrouw*, legitiem, malafide, bonafide
      `,
      praise: `
        betrouwbaar*, betrouwbare, vertrouwd*, vertrouwen in, veel vertrouwen, vol vertrouwen, wekt vertrouwen,
        goede reviews, positieve reviews, goede beoordelingen, goede recensies, reviews ~ goed, veilig gevoel,
        voelde veilig, voelt veilig, eerlijk bedrijf, eerlijke, origineel product, geen oplichting, geen nep,
        komen afspraken na, doen wat ze beloven, nog nooit teleurgesteld, nooit teleurgesteld, keurmerk, echt bedrijf,
        gewoon een echt, kvk, betrouwbaar, vertrouwd, vertrouwen, eerlijk, echte winkel, thuiswinkel, waarborg,
        familiebedrijf, al jaren klant
      `,
      complaint: `
        onbetrouwbaar*, onbetrouwbare, niet betrouwbaar, of het betrouwbaar, of jullie betrouwbaar,
        of de site betrouwbaar, of de webshop betrouwbaar, of de website betrouwbaar, betrouwbaar was, betrouwbaar is,
        oplicht*, opgelicht, scam, fraude, nep*, namaak*, niet origineel, niet echt?, vertrouw ~ niet,
        vertrouwde ~ niet, geen vertrouwen, weinig vertrouwen, wantrouw*, twijfelde of, twijfel of, twijfels over de,
        sceptisch, bang ~ opgelicht, bang ~ oplicht*, bang ~ nep, bang voor, bang dat, angst, kende ~ niet,
        kende jullie niet, onbekende webshop, onbekende winkel, onbekend merk, onbekende site, onbekend*,
        nooit van gehoord, nog nooit besteld, slechte reviews, negatieve reviews, slechte beoordelingen,
        reviews ~ slecht, reviews ~ nep, nepreviews, fake reviews, weinig reviews?, leugen*, liegen, gelogen,
        malafide, gegevens ~ veilig, gegevens ~ verkocht, zorgen ~ gegevens, uit china, komt uit china, dropship*,
        te mooi om waar, oplichting, oplichters, nepwinkel, nep, namaak, neppe reviews, reviews nep, gekochte reviews,
        onbetrouwbaar, twijfels, wantrouwen, niet vertrouwd, te mooi om, dubieus, louche, vaag bedrijf, geen kvk,
        geen adres, mijn gegevens, gegevens verkocht, spam, leugens, bedrog, dropshipping, temu
      `,
    },
    gift: {
      said: `
        cadeau*, *cadeau, kado*, kadootje, geschenk*, gift*, verjaardag*, kerst*, sinterklaas, moederdag, vaderdag,
        valentijn*, bruiloft, trouwdag, jubileum, cadeauverpakking*, inpakpapier, cadeaubon*, cadeaukaart*, kaartje?,
        voor mijn moeder, voor mijn vrouw, voor mijn man, voor mijn vader, voor mijn dochter, voor mijn zoon,
        voor mijn zus, voor mijn broer, voor mijn vriendin, voor mijn vriend, voor mijn oma, voor mijn kleinzoon,
        voor mijn kleindochter, voor een vriendin, kraamcadeau, strik om, kan er een strik, cadeau, cadeautje, kado,
        tis een cadeau, verjaardag, kerst, pakjesavond, trouw*, kleinzoon, kleindochter, kleinkind, geboorte,
        babyshower, cadeaubon, cadeaukaart, inpakken als, gravure, gegraveerd, gepersonaliseerd, pakbon
      `,
      praise: `
        leuk cadeau*, mooi cadeau*, perfect cadeau*, ideaal cadeau*, fijn cadeau, leuk om te geven, leuk om cadeau,
        was er blij mee, heel blij mee, super blij mee, viel in de smaak, erg blij mee, was er dolblij mee,
        mooie cadeauverpakking, leuk ingepakt als cadeau, cadeau ~ gewaardeerd, ontvanger ~ blij, topcadeau,
        was het topcadeau, sprak van hemelse, dolblij, superblij, blij verrast, tranen, huilde, gehuild, geroerd,
        schot in de roos, in de smaak, leuk cadeau, mooi cadeau, perfect cadeau, cadeau geslaagd, geslaagd cadeau,
        kind ~ blij
      `,
      complaint: `
        geen cadeauverpakking, niet als cadeau ingepakt, cadeauverpakking ~ niet, geen kaartje, kaartje ontbr*,
        kaartje vergeten, kaartje ~ niet, prijs ~ in de doos, factuur in de doos, factuur in het pakket,
        te laat voor de verjaardag, te laat voor kerst, te laat voor sinterklaas, na de verjaardag, na kerst,
        cadeaubon ~ niet, cadeaukaart ~ niet, verjaardag gemist, feest was de dag erna, verjaardag voorbij,
        verjaardag was, na sinterklaas, prijs erop, prijs zat, bon erbij, bon in de doos, kaartje ontbrak,
        niet ingepakt, cadeaupapier vergeten, naam fout, naam verkeerd, fout gegraveerd, verkeerd gegraveerd,
        cadeaubon verlopen
      `,
    },
    instructions: {
      said: `
        handleiding*, gebruiksaanwijzing*, *aanwijzing*, instructie*, montage*, monteren, gemonteerd,
        in elkaar zetten, in elkaar gezet, in elkaar te zetten, opbouw*, installer*, installatie, geïnstalleerd,
        wasvoorschrift*, onderhoud, verzorg*, hoe gebruik, hoe moet ik, hoe werkt, hoe je het, bijsluiter, dosering,
        recept*, bereid*, uitleg, hoe was ik, hoe maak ik, hoe vaak, hoe lang moet, hoeveel druppels,
        op hoeveel graden, hoeveel graden, mag het in de, mag dit in de, vaatwasser, wasmachine, handleiding,
        gebruiksaanwijzing, montage, verzorging, water geven, hoe je
      `,
      praise: `
        makkelijk in elkaar, makkelijk in elkaar te zetten, snel in elkaar, eenvoudig in elkaar, zo in elkaar,
        makkelijk te monteren, montage ~ makkelijk, montage ~ eenvoudig, eenvoudige montage, makkelijke montage,
        makkelijk te installeren, installatie ~ makkelijk, duidelijke handleiding, goede handleiding,
        handleiding ~ duidelijk, duidelijke instructies, instructies ~ duidelijk, duidelijke uitleg,
        uitleg ~ duidelijk, goede uitleg, duidelijke gebruiksaanwijzing, duidelijke tekeningen, in elkaar dankzij,
        in een kwartier in elkaar, zelf in elkaar gezet, stap voor stap, stapje voor stapje uitgelegd, recept erbij,
        recepten erbij, verzorgingstips
      `,
      complaint: `
        geen handleiding, zonder handleiding, handleiding ontbr*, handleiding ~ onduidelijk, handleiding ~ niet,
        handleiding ~ slecht, handleiding ~ chinees, handleiding ~ engels, handleiding alleen,
        onduidelijke handleiding, slechte handleiding, betere handleiding, duidelijkere handleiding,
        geen gebruiksaanwijzing, gebruiksaanwijzing ~ niet, gebruiksaanwijzing ontbr*, geen instructies,
        instructies ~ niet, instructies ~ onduidelijk, onduidelijke instructies, geen uitleg, uitleg ~ onduidelijk,
        betere uitleg, duidelijkere uitleg, moeilijk in elkaar, lastig in elkaar, niet in elkaar te krijgen,
        montage ~ lastig, montage ~ moeilijk, montage ~ ingewikkeld, lastig te monteren, moeilijk te monteren,
        uren bezig, gaten ~ niet, schroeven ~ niet, geen wasvoorschrift*, weet niet hoe, wist niet hoe, snapt niemand,
        snap ik niet, niemand snapt, dat boekje, boekje ~ niet, handleiding chinees, in het chinees, alleen engels,
        alleen in het engels, handleiding ontbreekt, handleiding onduidelijk, onduidelijke uitleg, uitleg ontbreekt,
        niet te volgen, onbegrijpelijk, uur bezig, uren in elkaar, gaten passen niet, gaatjes passen niet
      `,
    },
    sustainability: {
      said: `
        duurzaam, duurzame, duurzaamheid, milieu*, milieuvriendelijk*, ecologisch*, eco, klimaat*, co2, recycl*,
        gerecycled*, plasticvrij*, composteerbaar*, afbreekbaar*, *biologisch*, bio?, fairtrade, fair_trade,
        eerlijke handel, eerlijk geproduceerd, dierenwelzijn, dierproef*, dierproeven, dierproefvrij, vegan*, lokaal,
        lokale, streek*, made_in, handgemaakt*, repar*, repareren, onderdelen, reserveonderdelen, tweedehands,
        herbruikba*, hergebruik*, afval, palmolie, kinderarbeid, arbeidsomstandigheden, kleine ondernemer*, navullen,
        navulling, navulbaar, navulverpakking, statiegeld, retourpot, lege potten, terugnemen, recyclen,
        waar komt ~ vandaan, waar wordt ~ gemaakt, herkomst, vegan, keurmerk
      `,
      praise: `
        duurzaam*, duurzame, milieuvriendelijk*, milieubewust*, plasticvrij*, zonder plastic, geen plastic,
        gerecycled*, recyclebaar*, composteerbaar*, biologisch afbreekbaar, biologisch*, fairtrade, fair_trade,
        eerlijk geproduceerd, dierproefvrij, lokaal geproduceerd, lokale producten, lokale ondernemer, handgemaakt*,
        made_in holland, nederlandse makelij, repareerbaar, te repareren, onderdelen ~ verkrijgbaar, herbruikbaar,
        kleine ondernemer*, alleen karton, papieren tape, plasticvrij, lokaal, van hier, uit de buurt, streekproduct,
        boer uit, van de boer, boeren, nederlands product, in nederland gemaakt, in belgië gemaakt, eerlijke handel,
        fair trade, eerlijk loon, biologisch, gerecycled, hergebruikt, hergebruik, repareren, gerepareerd,
        reparatie mogelijk, duurzaam, diervriendelijk, dierenwelzijn, milieu, goed voor het milieu, klimaatneutraal
      `,
      complaint: `
        niet duurzaam, niet milieuvriendelijk, slecht voor het milieu, te veel plastic, veel plastic, zoveel plastic,
        onnodig plastic, in plastic, plastic verpakking*, plastic om, wegwerp*, minder plastic, niet recyclebaar,
        te veel afval, veel afval, verspilling, uit china, made_in_china, greenwashing, niet biologisch, niet vegan,
        dierproeven, niet te repareren, geen onderdelen, kinderarbeid, met het vliegtuig, uit kenia, uit brazilië,
        made in china, halve wereld, ingevlogen, al dat plastic, veel te veel plastic, plastic overal, afval,
        berg afval, dierenleed, bont, echt bont, plofkip, bio-industrie, uitbuiting, palmolie, doe normaal
      `,
    },
    subscription: {
      said: `
        abonnement*, *abonnement, geabonneerd, opzeg*, opgezegd, opzeggen, verleng*, maandelijks*, elke maand,
        iedere maand, pauzeren, gepauzeerd, pauze, lidmaatschap, lid?, stopzetten, maandbox, uitschrijv*, abonnement,
        maandelijks, om de ~ weken, elke ~ weken, overslaan, herhaalbestelling, frequentie
      `,
      praise: `
        abonnement ~ handig, abonnement ~ fijn, abonnement ~ flexibel, fijn abonnement, handig abonnement,
        makkelijk opzeg*, makkelijk op te zeggen, makkelijk pauzeren, makkelijk te pauzeren, altijd opzegbaar,
        blij met ~ abonnement, abonnement fijn, abonnement handig, elke maand een verrassing, elke maand feest,
        kijk elke maand, kijk uit naar
      `,
      complaint: `
        opzeggen ~ niet, opzeggen ~ moeilijk, opzeggen ~ lastig, opzeggen ~ ingewikkeld, niet opzeggen,
        moeilijk op te zeggen, lastig op te zeggen, kan niet opzeggen, kon niet opzeggen, niet opzegbaar,
        ondanks opzegging, abonnement ~ niet, ongewenst abonnement, ongevraagd abonnement, zonder abonnement,
        geen abonnement, zat vast aan, automatisch verlengd, stilzwijgend*, niet pauzeren, niet te pauzeren,
        blijven afschrijven, opzeggen lukt niet, opzeggen onmogelijk, opgezegd ~ toch, opgezegd ~ nog,
        abonnement ~ ongevraagd, abonnement ~ zonder
      `,
    },
    recommendation: {
      said: `
        *aanrader, aanbevelen, aanbevolen, aanbevel*, aanraden, aangeraden, raad ~ aan, mond_tot_mond*,
        vriendin vertelde, via een vriendin, via een vriend, via vrienden, van een vriendin, van een vriend, collega*,
        zus vertelde, influencer*, instagram, tiktok, youtube*, facebook, pinterest, podcast*, *reclame*,
        *advertentie*, op tv, radio, tijdschrift, google?, aan vrienden, iedereen vertellen, vaste klant,
        trouwe klant, bestel ~ weer, koop ~ weer, bestel zeker, kom ~ terug, bestel graag weer, van mijn zus,
        mijn zus, mijn collega, collega, buurvrouw, fysio, dierenarts, kapper, juf, mond-tot-mond, youtube,
        influencer, reclame, advertentie, krant, podcast, op de radio, tip van
      `,
      praise: `
        aanrader, echte aanrader, absolute aanrader, een aanrader, zeker aanraden, aan te raden, aanbevelen,
        aanbevolen, zeker aan te bevelen, raad ~ iedereen aan, raad het aan, raad jullie aan, aan iedereen,
        vertel iedereen, al aanbevolen, al aangeraden, aan vrienden verteld, aan vriendinnen, tegen iedereen,
        zeg het tegen iedereen, weet het nu, kantoortuin weet, aan iedereen verteld, iedereen verteld, doorverteld,
        raad ik aan, raad het iedereen, aanraden, vriendinnen ~ ook besteld
      `,
      complaint: `
        niet aanraden, geen aanrader, niet aan te raden, niet aanbevelen, raad ~ niet aan, raad ~ af, afraden,
        zou het niet aanraden, blijf weg, vermijden, te veel reclame, irritante reclame, te veel advertenties,
        raad ik af, afrader, raad niemand, koop hier niet
      `,
    },
  },
  nothing: `
    over het algemeen, in het algemeen, alles goed, alles prima, op zich, in orde, niet echt, echt heel, echt super, echt goed, echt mooi, op de hoogte, in de gaten, passen en meten, te gek, op zoek, op maat, tot zover, tot nu toe, aan de andere kant, lang niet, al lang, niet lang, hoe lang, zo lang, reactie op, kwijt kunnen, past bij, mist niets, ik mis niets, vertrouwen op, binnenkort, haar man, met haar, in haar, aan haar, voor haar
  `,
  good: `
    goed, goede, heel goed, fijn*, prima, uitstekend*, geweldig*, fantastisch*, super, top, perfect*, mooi*,
    prachtig*, prettig*, leuk*, heerlijk*, schitterend*, uitmuntend*, blij, tevreden, gelukkig?, dank*, bedankt,
    dankbaar, waardeer*, snel, snelle, vlot*, vlug, makkelijk*, gemakkelijk*, eenvoudig*, simpel*, duidelijk*,
    helder*, handig*, netjes, keurig*, correct*, redelijk*, betrouwba*, vriendelijk*, aardig*, soepel*, probleemloos*,
    ok, oké, okay, niets op aan te merken, niks op aan te merken, niets te klagen, niets aan te merken, geen klachten,
    geen problemen, zonder problemen, boven verwachting, beter dan verwacht, overtrof, overtroffen, vind het leuk,
    houd van, hou van, dol op, enthousiast*, complimenten, vijf sterren, 5_sterren, positief*, gaaf, gave, tof, toffe,
    ideaal, best*, gratis, lekker*, attent*, zorgvuldig*, ruim*, juiste, klopt, hulde, chapeau, fijn, lekker, perfect,
    prachtig, dankzij, heerlijk, keurig, geweldig, dank, eindelijk, verrast, topper, toppie
  `,
  bad: `
    slecht*, matig*, waardeloos*, belabberd*, verschrikkelijk*, vreselijk*, afschuwelijk*, rampzalig*, ramp, drama*,
    teleurgesteld*, teleurstell*, teleurstelling*, ontevreden, irritant*, irriteer*, geïrriteerd, boos, frustr*,
    gefrustreerd, balen, baalde, jammer, helaas, spijtig, haat, traag*, trage, langzaam*, laat, moeilijk*, lastig*,
    ingewikkeld*, omslachtig*, onduidelijk*, verwarrend*, probleem*, problemen, fout*, fouten, foutje, mislukt*,
    mislukking, chaos, rommelig*, nachtmerrie, schandalig*, schandalige, belachelijk*, onacceptabel*, onzin, stom*,
    kut, klote, zonde, verspilling, tegenvall*, viel tegen, valt tegen, vallen tegen, tegengevallen, mager,
    middelmatig*, slechter, nooit meer, nooit weer, spijt, klacht*, raar, rare, vreemd*, onprettig*, vervelend*,
    onvoldoende, te wensen, verbeter*, kan beter, kon beter, mag beter, moet beter, zou beter, beter kunnen,
    beter mogen, sneller kunnen, mag sneller, kan sneller, sneller, te, duur*, dure, ontbreekt, mist, missen,
    overbodig*, onnodig*, onmogelijk*, bang, zorgen, twijfel*, gedoe, kapot, stuk, verkeerd*, foutief, nadeel,
    minder goed, minpunt*, lang wachten, bende, slordig, slecht, fout, belachelijk, schandalig, gezeur,
    geen mogelijkheid, snapt, kwijt, moest ik, waardeloos
  `,
  not: `niet, geen, nooit, zonder, niets, niks, niemand, nauwelijks, amper, noch, nergens`,
  but: `maar, echter, hoewel, jammer, helaas, alleen, behalve, terwijl, toch, ondanks, enige`,
  wish: `zou fijn zijn, zou leuk zijn, zou mooi zijn, zou handig zijn, zou prettig zijn, zou goed zijn, zou graag, wens*, graag, hoop, hopelijk, alsjeblieft, aub, a_u_b, kunnen jullie, kunt u, kun je, hebben jullie, heeft u, is er, zijn er, komt er, misschien, wellicht, suggestie*, tip, wanneer, hoe lang, is het mogelijk, zouden jullie, zou kunnen, moeten jullie, had graag, ik mis nog`,
  denies: 'both',
};
